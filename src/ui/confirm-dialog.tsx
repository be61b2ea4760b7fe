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
  /** Replaces the `cancel` button. */
  away?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. Mounted while it is open. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  away,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
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
          {away || (
            <Button variant="secondary" onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
