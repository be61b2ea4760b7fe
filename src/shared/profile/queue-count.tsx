import { useCallback } from 'react';
import { PROFILE } from '#src/messages/profile.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { readOutboxStatus } from '#src/platform/outbox/screen/outbox-status.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

/** How much of the learner's work is still on this device only; nothing where there is none. */
export function QueueCount() {
  const owner = useOwner() ?? null;
  const read = useCallback(() => readOutboxStatus(owner), [owner]);
  const status = useLive(read);
  if (!status) return null;
  const count = status.waiting + status.parked + status.unclaimed;
  if (count === 0) return null;
  return (
    <span
      className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${status.parked > 0 ? 'bg-danger-soft text-danger' : 'bg-info-soft text-info'}`}
    >
      {PROFILE.queueCount(count)}
    </span>
  );
}
