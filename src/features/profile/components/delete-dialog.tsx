import { useEffect, useState } from 'react';
import { normalisePhone } from '#rules/phone.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { countUnsent } from '#src/outbox/queue.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
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

  const remove = async () => {
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
    <ConfirmDialog
      danger
      title={PRIVACY.deleteDialogTitle}
      cancel={PRIVACY.deleteKeep}
      confirm={PRIVACY.deleteConfirm}
      busy={busy || unsent === null}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
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
    </ConfirmDialog>
  );
}
