import { useEffect, useState } from 'react';
import { OTP_LENGTH } from '#contract/account.ts';
import { normalisePhone } from '#rules/account/phone.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { failureText } from '#src/platform/http/api-result.ts';
import { countUnsent } from '#src/platform/outbox/queue/queue.ts';
import { codeError } from '#src/shared/account/credential-rules.ts';
import { SendCode } from '#src/shared/profile/send-code.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OtpField } from '#src/ui/otp-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { deleteAccount, eraseLearner } from '../api/delete-account.ts';

const NOTHING_WRONG = { phone: null, code: null };

type Unsent = number | 'unknown' | null;

function unsentText(unsent: Unsent): string {
  if (unsent === null) return PRIVACY.deleteCounting;
  if (unsent === 'unknown') return PRIVACY.deleteUnknown;
  return unsent > 0 ? PRIVACY.deleteUnsent(unsent) : PRIVACY.deleteNothingUnsent;
}

interface DeleteDialogProps {
  owner: string;
  phone: string;
  onClose: () => void;
}

/**
 * Deletes the account after its number is typed again, with a code sent to that number; nothing on the device
 * is deleted before the server has confirmed.
 */
export default function DeleteDialog({ owner, phone, onClose }: DeleteDialogProps) {
  const [unsent, setUnsent] = useState<Unsent>(null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ phone: string | null; code: string | null }>(NOTHING_WRONG);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void countUnsent(owner).then(setUnsent, () => setUnsent('unknown'));
  }, [owner]);

  const remove = async () => {
    const found = {
      phone: normalisePhone(typed) === phone ? null : PRIVACY.deleteMismatch,
      code: codeError(code),
    };
    setWrong(found);
    if (found.phone !== null || found.code !== null) return;
    setBusy(true);
    setFailed(null);
    const result = await deleteAccount(phone, code);
    if (result.success) return eraseLearner();
    setBusy(false);
    setFailed(failureText(result, PRIVACY.deleteNeedsNetwork));
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
      <Notice tone={unsent === 0 ? 'info' : 'warning'}>{unsentText(unsent)}</Notice>
      <TextField
        label={PRIVACY.deletePhone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={typed}
        error={wrong.phone}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SendCode phone={phone} use="deletion" />
      <OtpField
        label={PRIVACY.deleteCode}
        length={OTP_LENGTH}
        value={code}
        error={wrong.code}
        onChange={setCode}
      />
      {failed && <Notice tone="error">{failed}</Notice>}
    </ConfirmDialog>
  );
}
