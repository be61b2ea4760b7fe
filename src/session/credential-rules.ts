import { OTP_LENGTH } from '#contract/account.ts';
import { ACCOUNT_RULES as MESSAGES } from '#src/messages/account.ts';

const PASSWORD_MIN = 5;

/** What is wrong with a password, its confirmation or a code (specification, point 5); null: nothing. */
export function passwordError(password: string): string | null {
  if (password === '') return MESSAGES.passwordRequired;
  return password.length < PASSWORD_MIN ? MESSAGES.passwordShort : null;
}

export function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === '') return MESSAGES.confirmationRequired;
  return confirmation === password ? null : MESSAGES.confirmationDiffers;
}

const CODE = new RegExp(`^\\d{${OTP_LENGTH}}$`);

export const codeError = (code: string): string | null => (CODE.test(code) ? null : MESSAGES.otpIncomplete);
