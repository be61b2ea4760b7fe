import { NOTEBOOK } from '#src/messages/notebook.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Confirms removing a card from the notebook. */
export function RemoveDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={NOTEBOOK.removeTitle}
      confirm={NOTEBOOK.remove}
      cancel={NOTEBOOK.keep}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{NOTEBOOK.removeText}</p>
    </ConfirmDialog>
  );
}
