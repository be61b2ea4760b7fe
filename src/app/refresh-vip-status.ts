import { useSession } from '#src/platform/session/session.ts';
import { refreshVip } from '#src/platform/session/vip.ts';

/** Keeps what the learner is VIP for up to date: at the start, after a change of learner, and once back online. */
export function refreshVipStatus(): void {
  void refreshVip();
  useSession.subscribe((now, before) => {
    if (now.learnerId !== before.learnerId) void refreshVip();
  });
  addEventListener('online', () => void refreshVip());
}
