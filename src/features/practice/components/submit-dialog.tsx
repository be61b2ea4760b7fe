import { PRACTICE } from '#src/messages/practice.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface SubmitDialogProps {
  unanswered: number;
  onClose: () => void;
  onSubmit: () => void;
}

/** Asks for confirmation before the answers become final. */
export function SubmitDialog({ unanswered, onClose, onSubmit }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      title={PRACTICE.confirmTitle}
      cancel={PRACTICE.keepWorking}
      confirm={PRACTICE.submit}
      onClose={onClose}
      onConfirm={onSubmit}
    >
      <p>{unanswered === 0 ? PRACTICE.confirmAll : PRACTICE.confirmSome(unanswered)}</p>
    </ConfirmDialog>
  );
}
