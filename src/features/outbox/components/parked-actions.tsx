import { useState } from 'react';
import { OUTBOX } from '#src/messages/outbox.ts';
import { deleteParked, retryParked } from '#src/platform/outbox/queue/queue.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Actions on a parked command. Deleting needs a confirmation. */
export function ParkedActions({ seq }: { seq: number }) {
  const [removing, setRemoving] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => void retryParked(seq)}>
        {OUTBOX.retry}
      </Button>
      <Button variant="quiet" onClick={() => setRemoving(true)}>
        {OUTBOX.remove}
      </Button>
      {removing && (
        <ConfirmDialog
          danger
          title={OUTBOX.removeTitle}
          cancel={OUTBOX.keep}
          confirm={OUTBOX.remove}
          onClose={() => setRemoving(false)}
          onConfirm={() => void deleteParked(seq)}
        >
          <p>{OUTBOX.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
