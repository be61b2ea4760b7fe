import { type FormEvent, useEffect, useState } from 'react';
import { normalisePhone } from '#rules/phone.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { countUnsent } from '#src/outbox/queue.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { deleteAccount, leaveForGood } from '../api/delete-account.ts';

type Unsent = number | 'unknown' | null;

function told(unsent: Unsent): string {
  if (unsent === null) return PRIVACY.deleteCounting;
  if (unsent === 'unknown') return PRIVACY.deleteUnknown;
  return unsent > 0 ? PRIVACY.deleteUnsent(unsent) : PRIVACY.deleteNothingUnsent;
}

interface DeleteDialogProps {
  owner: string;
  phone: string;
  onClose: () => void;
}

/** Deletes the account once its number was typed again; nothing is deleted before the server has said so. */
export default function DeleteDialog({ owner, phone, onClose }: DeleteDialogProps) {
  const [unsent, setUnsent] = useState<Unsent>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void countUnsent(owner).then(setUnsent, () => setUnsent('unknown'));
  }, [owner]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const matches = normalisePhone(typed) === phone;
    setWrong(matches ? null : PRIVACY.deleteMismatch);
    if (!matches) return;
    setBusy(true);
    setFailed(null);
    const result = await deleteAccount(phone);
    if (result.success) return leaveForGood();
    setBusy(false);
    setFailed(result.status === 503 ? PRIVACY.deleteNeedsNetwork : result.message);
  };
  return (
    <Dialog open onClose={onClose} title={PRIVACY.deleteDialogTitle}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-muted">{PRIVACY.deleteText}</p>
        <Notice tone={unsent === 0 ? 'info' : 'warning'}>{told(unsent)}</Notice>
        <TextField
          label={PRIVACY.deletePhone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={typed}
          error={wrong}
          onChange={({ target }) => setTyped(target.value)}
        />
        {failed && <Notice tone="error">{failed}</Notice>}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {PRIVACY.deleteKeep}
          </Button>
          <Button type="submit" variant="danger" busy={busy || unsent === null}>
            {PRIVACY.deleteConfirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
