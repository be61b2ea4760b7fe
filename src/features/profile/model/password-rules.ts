import { OTP_LENGTH } from '#contract/account.ts';
import { ACCOUNT_RULES } from '#src/messages/account.ts';
import { PROFILE_RULES } from '#src/messages/profile.ts';

const PASSWORD_MIN = 5;

/** How the learner shows that it is them: the old password, or a code sent to their phone. */
export type Proof = 'password' | 'code';

export interface PasswordDraft {
  oldPassword: string;
  code: string;
  newPassword: string;
  confirmation: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordDraft, string>>;

function newPasswordError(password: string): string | null {
  if (password === '') return ACCOUNT_RULES.passwordRequired;
  return password.length < PASSWORD_MIN ? ACCOUNT_RULES.passwordShort : null;
}

function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === '') return ACCOUNT_RULES.confirmationRequired;
  return confirmation === password ? null : ACCOUNT_RULES.confirmationDiffers;
}

/** What is wrong with the form, by field (specification, point 5: reset password). */
export function passwordErrors(draft: PasswordDraft, proof: Proof): PasswordErrors {
  const isCode = new RegExp(`^\\d{${OTP_LENGTH}}$`).test(draft.code);
  const found: [keyof PasswordDraft, string | null][] = [
    proof === 'password'
      ? ['oldPassword', draft.oldPassword === '' ? PROFILE_RULES.oldPasswordRequired : null]
      : ['code', isCode ? null : ACCOUNT_RULES.otpIncomplete],
    ['newPassword', newPasswordError(draft.newPassword)],
    ['confirmation', confirmationError(draft.newPassword, draft.confirmation)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}
