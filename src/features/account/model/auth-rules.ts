import { OTP_LENGTH } from '#contract/account.ts';
import { isVietnameseMobile, normalisePhone } from '#rules/phone.ts';
import { ACCOUNT_RULES as MESSAGES } from '#src/messages/account.ts';

const PASSWORD_MIN = 5;

const phoneError = (typed: string, emptyMessage: string): string | null => {
  if (typed.trim() === '') return emptyMessage;
  return isVietnameseMobile(normalisePhone(typed)) ? null : MESSAGES.phoneInvalid;
};

export const registerPhoneError = (typed: string) => phoneError(typed, MESSAGES.registerPhoneEmpty);
export const loginPhoneError = (typed: string) => phoneError(typed, MESSAGES.phoneRequired);
export const forgotPhoneError = (typed: string) => phoneError(typed, MESSAGES.forgotPhoneEmpty);

export function passwordError(password: string): string | null {
  if (password === '') return MESSAGES.passwordRequired;
  return password.length < PASSWORD_MIN ? MESSAGES.passwordShort : null;
}

export function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === '') return MESSAGES.confirmationRequired;
  return confirmation === password ? null : MESSAGES.confirmationDiffers;
}

export const codeError = (code: string): string | null =>
  new RegExp(`^\\d{${OTP_LENGTH}}$`).test(code) ? null : MESSAGES.otpIncomplete;
