import { useSession } from '#src/platform/session/session.ts';
import { refreshVip } from '#src/platform/session/vip.ts';

/** Refreshes the learner's VIP status at the start, after a change of learner, and on coming back online. */
export function refreshVipStatus(): void {
  void refreshVip();
  useSession.subscribe((now, before) => {
    if (now.learnerId !== before.learnerId) void refreshVip();
  });
  addEventListener('online', () => void refreshVip());
}
