import { PRACTICE } from '#src/messages/practice.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';

interface SubmitDialogProps {
  open: boolean;
  unanswered: number;
  onClose: () => void;
  onSubmit: () => void;
}

/** Asks once before the answers become final. */
export function SubmitDialog({ open, unanswered, onClose, onSubmit }: SubmitDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={PRACTICE.confirmTitle}>
      <p>{unanswered === 0 ? PRACTICE.confirmAll : PRACTICE.confirmSome(unanswered)}</p>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {PRACTICE.keepWorking}
        </Button>
        <Button onClick={onSubmit}>{PRACTICE.submit}</Button>
      </DialogActions>
    </Dialog>
  );
}
