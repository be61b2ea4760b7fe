import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OTP_LENGTH } from '#contract/account.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { SendCode } from '#src/shared/profile/send-code.tsx';
import type { Profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OtpField } from '#src/ui/otp-field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useChangePassword } from '../api/change-password.ts';
import {
  type PasswordDraft,
  type PasswordErrors,
  type Proof,
  passwordErrors,
} from '../model/password-rules.ts';

const EMPTY: PasswordDraft = { oldPassword: '', code: '', newPassword: '', confirmation: '' };

interface FieldsProps {
  draft: PasswordDraft;
  errors: PasswordErrors;
  onChange: (part: Partial<PasswordDraft>) => void;
}

/** Proof of identity: the old password, or a code. */
function ProofField({
  profile,
  proof,
  draft,
  errors,
  onChange,
}: FieldsProps & { profile: Profile; proof: Proof }) {
  if (proof === 'password')
    return (
      <PasswordField
        label={PROFILE.oldPassword}
        name="old-password"
        autoComplete="current-password"
        value={draft.oldPassword}
        error={errors.oldPassword ?? null}
        onChange={({ target }) => onChange({ oldPassword: target.value })}
      />
    );
  return (
    <>
      {!profile.has_password && <p className="text-muted">{PROFILE.setPasswordText}</p>}
      <SendCode phone={profile.phone_number} use="forgottenPassword" />
      <OtpField
        label={ACCOUNT.otpLabel}
        length={OTP_LENGTH}
        value={draft.code}
        error={errors.code ?? null}
        onChange={(code) => onChange({ code })}
      />
    </>
  );
}

function NewPasswordFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <PasswordField
        label={ACCOUNT.newPassword}
        name="new-password"
        autoComplete="new-password"
        value={draft.newPassword}
        error={errors.newPassword ?? null}
        onChange={({ target }) => onChange({ newPassword: target.value })}
      />
      <PasswordField
        label={ACCOUNT.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={draft.confirmation}
        error={errors.confirmation ?? null}
        onChange={({ target }) => onChange({ confirmation: target.value })}
      />
    </>
  );
}

/** Changes the password with the old one or a code; a learner without one sets it with a code. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<Proof>('password');
  const proof: Proof = profile.has_password ? chosen : 'code';
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const changing = useChangePassword(proof);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const set = (part: Partial<PasswordDraft>) => setDraft((before) => ({ ...before, ...part }));
  const choose = (next: Proof) => {
    setChosen(next);
    setErrors({});
    changing.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordErrors(draft, proof, {
      phone: profile.phone_number,
      fullName: profile.full_name,
      birthday: profile.birthday,
    });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    changing.mutate(draft, {
      onSuccess: () => {
        setDraft(EMPTY);
        setChosen('password');
      },
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {/* So that a password manager knows the account. */}
      <input type="text" autoComplete="username" value={profile.phone_number} readOnly hidden />
      <ProofField profile={profile} proof={proof} draft={draft} errors={errors} onChange={set} />
      {profile.has_password && (
        <Button
          variant="quiet"
          className="-ml-5 justify-self-start text-left text-sm"
          onClick={() => choose(proof === 'password' ? 'code' : 'password')}
        >
          {proof === 'password' ? PROFILE.forgotOld : PROFILE.useOld}
        </Button>
      )}
      <NewPasswordFields draft={draft} errors={errors} onChange={set} />
      {changing.isError && <Notice tone="error">{changing.error.message}</Notice>}
      {changing.isSuccess && <Notice tone="success">{PROFILE.passwordDone}</Notice>}
      <Button type="submit" className="sm:justify-self-start" busy={changing.isPending}>
        {profile.has_password ? PROFILE.changePassword : PROFILE.setPassword}
      </Button>
    </form>
  );
}
