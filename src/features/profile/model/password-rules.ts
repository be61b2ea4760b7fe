import type { KnownOfLearner } from '#rules/account/common-passwords.ts';
import { PROFILE_RULES } from '#src/messages/profile.ts';
import { codeError, confirmationError, newPasswordError } from '#src/shared/account/credential-rules.ts';

/** Proof of identity: the old password, or a code sent to the learner's phone. */
export type Proof = 'password' | 'code';

export interface PasswordDraft {
  oldPassword: string;
  code: string;
  newPassword: string;
  confirmation: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordDraft, string>>;

/** Errors of the form, by field (docs/product.md, point 5: reset password). */
export function passwordErrors(draft: PasswordDraft, proof: Proof, known: KnownOfLearner): PasswordErrors {
  const found: [keyof PasswordDraft, string | null][] = [
    proof === 'password'
      ? ['oldPassword', draft.oldPassword === '' ? PROFILE_RULES.oldPasswordRequired : null]
      : ['code', codeError(draft.code)],
    ['newPassword', newPasswordError(draft.newPassword, known)],
    ['confirmation', confirmationError(draft.newPassword, draft.confirmation)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}
