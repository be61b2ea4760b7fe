import { OUTBOX } from '#src/messages/outbox.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

export default function DatabaseLostNotice() {
  return (
    <div className="fixed inset-x-4 bottom-[max(5.5rem,env(safe-area-inset-bottom))] z-50 mx-auto max-w-md shadow-float">
      <Notice tone="error" title={OUTBOX.lostTitle}>
        <p className="mb-3">{OUTBOX.lostText}</p>
        <Button onClick={() => location.reload()}>{OUTBOX.lostAction}</Button>
      </Notice>
    </div>
  );
}
