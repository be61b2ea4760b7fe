import { OUTBOX } from '#src/messages/outbox.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

export default function DatabaseLostNotice() {
  return (
    <Notice tone="error" title={OUTBOX.lostTitle}>
      <p className="mb-3">{OUTBOX.lostText}</p>
      <Button onClick={() => location.reload()}>{OUTBOX.lostAction}</Button>
    </Notice>
  );
}
