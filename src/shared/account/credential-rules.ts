import { OTP_LENGTH } from '#contract/account.ts';
import { PASSWORD_COMMON_MESSAGE } from '#contract/protocol/error-codes.ts';
import { isCommonPassword, type KnownOfLearner, PASSWORD_MIN } from '#rules/account/common-passwords.ts';
import { ACCOUNT_RULES as MESSAGES } from '#src/messages/account.ts';

/** The message for a password, its confirmation or a code (docs/product.md, point 5); null if it is valid. */
export function passwordError(password: string): string | null {
  if (password === '') return MESSAGES.passwordRequired;
  return password.length < PASSWORD_MIN ? MESSAGES.passwordShort : null;
}

/** The same for a new password, which must not be among the first guesses: the server refuses those. */
export function newPasswordError(password: string, known: KnownOfLearner): string | null {
  const error = passwordError(password);
  if (error !== null) return error;
  return isCommonPassword(password, known) ? PASSWORD_COMMON_MESSAGE : null;
}

export function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === '') return MESSAGES.confirmationRequired;
  return confirmation === password ? null : MESSAGES.confirmationDiffers;
}

const CODE = new RegExp(`^\\d{${OTP_LENGTH}}$`);

export const codeError = (code: string): string | null => (CODE.test(code) ? null : MESSAGES.otpIncomplete);
