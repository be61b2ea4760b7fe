import { useState } from 'react';
import { OUTBOX } from '#src/messages/outbox.ts';
import { deleteParked, retryParked } from '#src/outbox/queue.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';

/** What the learner may do with a piece that would not go. Deleting asks once more. */
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
      <Dialog open={removing} onClose={() => setRemoving(false)} title={OUTBOX.removeTitle}>
        <p>{OUTBOX.removeText}</p>
        <DialogActions>
          <Button variant="quiet" onClick={() => setRemoving(false)}>
            {OUTBOX.keep}
          </Button>
          <Button variant="danger" onClick={() => void deleteParked(seq)}>
            {OUTBOX.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
