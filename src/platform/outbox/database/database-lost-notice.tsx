import { OUTBOX } from '#src/messages/outbox.ts';
import { forgetThatItOpens } from '#src/platform/offline/database-opens.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** It may be refused by now: the next start finds out. */
function startAgain(): void {
  forgetThatItOpens();
  location.reload();
}

export default function DatabaseLostNotice() {
  return (
    <Notice tone="error" title={OUTBOX.lostTitle}>
      <p className="mb-3">{OUTBOX.lostText}</p>
      <Button onClick={startAgain}>{OUTBOX.lostAction}</Button>
    </Notice>
  );
}
