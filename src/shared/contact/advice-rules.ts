import { isVietnameseMobile, normalisePhone } from '#rules/account/phone.ts';
import { ADVICE_RULES } from '#src/messages/contact.ts';

/** The two variants of the form (docs/product.md, point 5). */
export type AdviceVariant = keyof typeof ADVICE_RULES;

export interface AdviceFields {
  name: string;
  phone: string;
  email: string;
}
export type AdviceErrors = Partial<Record<keyof AdviceFields, string>>;

/** Maximum length of name and email, characters. */
const MAX_LENGTHS = { modal: { name: 200, email: 200 }, footer: { name: 50, email: 100 } };
const EMAIL = /^\S[^\s@]*@\S[^\s.]*\.\S+$/;

/** The fields as they are validated and sent: composed letters, no spaces around, only the phone's digits. */
export const tidyAdvice = ({ name, phone, email }: AdviceFields): AdviceFields => ({
  name: name.normalize('NFC').trim(),
  phone: normalisePhone(phone),
  email: email.trim(),
});

/** Errors of normalised fields: one message per field, in the order of the fields. */
export function adviceErrors(variant: AdviceVariant, { name, phone, email }: AdviceFields): AdviceErrors {
  const messages = ADVICE_RULES[variant];
  const max = MAX_LENGTHS[variant];
  const errors: AdviceErrors = {};
  if (name === '') errors.name = messages.nameMissing;
  else if (name.length > max.name) errors.name = messages.nameLong;
  if (phone === '') errors.phone = messages.phoneMissing;
  else if (!isVietnameseMobile(phone)) errors.phone = messages.phoneWrong;
  if (email.length > max.email) errors.email = messages.emailLong;
  else if (email !== '' && !EMAIL.test(email)) errors.email = messages.emailWrong;
  return errors;
}
