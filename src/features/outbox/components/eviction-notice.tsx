import { OUTBOX } from '#src/messages/outbox.ts';
import { acknowledgeEviction, useEviction } from '#src/platform/outbox/start/eviction.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Reports work that the browser evicted, until it is dismissed. */
export function EvictionNotice() {
  const lost = useEviction((state) => state.lost);
  if (!lost) return null;
  return (
    <Notice tone="error" title={OUTBOX.evictedTitle}>
      <p className="mb-3">
        {OUTBOX.evictedText} {OUTBOX.evictedWaiting(lost.waiting)} {OUTBOX.evictedAdvice}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={acknowledgeEviction}>
        {OUTBOX.understood}
      </Button>
    </Notice>
  );
}
