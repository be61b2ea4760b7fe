import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The question, and fields if it has any. */
  children: ReactNode;
  /** Label of the confirming button. */
  confirm: string;
  /** Label of the cancelling button. */
  cancel: string;
  /** For what cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What the `cancel` button does, where closing is no answer to the question. */
  onCancel?: () => void;
}

/** Asks for confirmation. Mounted while it is open. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
  onCancel = onClose,
}: ConfirmDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4">{children}</div>
        <DialogActions>
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
