import { isVietnameseMobile, normalisePhone } from '#rules/account/phone.ts';
import { ACCOUNT_RULES as MESSAGES } from '#src/messages/account.ts';

const phoneError = (typed: string, emptyMessage: string): string | null => {
  if (typed.trim() === '') return emptyMessage;
  return isVietnameseMobile(normalisePhone(typed)) ? null : MESSAGES.phoneInvalid;
};

export const registerPhoneError = (typed: string) => phoneError(typed, MESSAGES.registerPhoneEmpty);
export const loginPhoneError = (typed: string) => phoneError(typed, MESSAGES.phoneRequired);
export const forgotPhoneError = (typed: string) => phoneError(typed, MESSAGES.forgotPhoneEmpty);
