import { EMAIL_PATTERN, PROFILE_TEXT_MAX } from '#contract/profile.ts';
import { PROFILE_RULES as MESSAGES } from '#src/messages/profile.ts';

/** Input of the form; empty where nothing was typed. */
export interface ProfileDraft {
  fullName: string;
  email: string;
  birthday: string;
  province: string;
  ward: string;
  line: string;
}

export type ProfileErrors = Partial<Record<keyof ProfileDraft, string>>;

const EARLIEST_BIRTHDAY = '1900-01-01';

/** As it is stored: normalised and trimmed. */
const clean = (typed: string): string => typed.normalize('NFC').trim();
const isLong = (typed: string): boolean => clean(typed).length > PROFILE_TEXT_MAX;

function nameError(typed: string): string | null {
  if (clean(typed) === '') return MESSAGES.nameMissing;
  return isLong(typed) ? MESSAGES.nameLong : null;
}

function emailError(typed: string): string | null {
  if (clean(typed) === '') return null;
  if (isLong(typed)) return MESSAGES.emailLong;
  return EMAIL_PATTERN.test(clean(typed)) ? null : MESSAGES.emailWrong;
}

/** @param today ISO date */
function birthdayError(typed: string, today: string): string | null {
  if (typed === '') return null;
  const real = /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed >= EARLIEST_BIRTHDAY && typed <= today;
  return real ? null : MESSAGES.birthdayWrong;
}

/** Errors in the draft, by field (docs/product.md, point 5: name and e-mail). `today`: ISO date. */
export function profileErrors(draft: ProfileDraft, today: string): ProfileErrors {
  const { province, ward, line } = draft;
  const found: [keyof ProfileDraft, string | null][] = [
    ['fullName', nameError(draft.fullName)],
    ['email', emailError(draft.email)],
    ['birthday', birthdayError(draft.birthday, today)],
    ['province', province === '' && clean(line) !== '' ? MESSAGES.provinceMissing : null],
    ['ward', province !== '' && ward === '' ? MESSAGES.wardMissing : null],
    ['line', isLong(line) ? MESSAGES.lineLong : null],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

/** Request body for a draft without errors. */
export const profileBody = ({ fullName, email, birthday, province, ward, line }: ProfileDraft) => ({
  full_name: clean(fullName),
  email: clean(email) || null,
  birthday: birthday || null,
  address: province === '' ? null : { province, ward, line: clean(line) },
});
