import type { BankAnswer, BankNumber } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import type { Notes } from './made.ts';

const WHOLE = 99.9;
const MAX_CHARACTERS = 500;
/** Maximum size of a range of whole numbers that is enumerated. */
const MAX_NUMBERS = 21;
const STAR = '\ue003';

const isWhole = ({ text, fraction }: { text: string; fraction: number }, notes: Notes): boolean => {
  if (fraction > 0 && fraction < WHOLE)
    notes.add(
      `"${text}" is not accepted: it gave ${fraction} % of the marks, and an answer is right or wrong`,
    );
  return fraction >= WHOLE;
};

/** An answer without its wildcards; null if that is impossible. */
const withoutWildcards = (text: string, notes: Notes): string | null => {
  const words = text.replaceAll('\\*', STAR);
  const bare = words.replace(/^[*\s]+|(?<![*\s])[*\s]+$/g, '');
  if (bare === '') throw new Refused('every answer is right');
  const shown = bare.replaceAll(STAR, '*');
  if (bare.includes('*')) {
    notes.add(`"${text}" is not accepted: it has a wildcard inside`);
    return null;
  }
  if (bare.length < words.trim().length)
    notes.add(`"${shown}" is accepted without words around it: there are no wildcards`);
  return shown;
};

/** Accepted answers in the pack's format, separated by `|`. Throws `Refused` if none can be kept. */
export const acceptedWords = (
  answers: readonly BankAnswer[],
  isCaseSensitive: boolean,
  notes: Notes,
): string => {
  const accepted = answers
    .filter((answer) => isWhole(answer, notes))
    .flatMap(({ text }) => withoutWildcards(text, notes) ?? [])
    .map((text) => text.replace(/\s+/g, ' '))
    .filter((text) => {
      if (!text.includes('|') && text.length <= MAX_CHARACTERS) return true;
      notes.add(
        `"${text.slice(0, 40)}" is not accepted: ${text.includes('|') ? 'it has the sign |' : 'it is too long'}`,
      );
      return false;
    });
  if (accepted.length === 0)
    throw new Refused(['no answer is left that is wholly right', ...notes.all()].join('; '));
  if (isCaseSensitive) notes.add('capitals make no difference');
  return [...new Set(accepted)].join('|');
};

const numbersOf = ({ text, low, high }: BankNumber, notes: Notes): string[] => {
  if (low === high) return [text];
  const count = high - low + 1;
  if (!Number.isInteger(low) || !Number.isInteger(high) || count > MAX_NUMBERS)
    throw new Refused(`every number from ${low} to ${high} is right, which no key can say`);
  notes.add(`the whole numbers from ${low} to ${high} are accepted, none between them`);
  return Array.from({ length: count }, (_, index) => String(low + index));
};

/** Like `acceptedWords`, for numbers. */
export const acceptedNumbers = (
  numbers: readonly BankNumber[],
  units: readonly string[],
  notes: Notes,
): string => {
  const accepted = numbers
    .filter((number) => isWhole(number, notes))
    .flatMap((number) => numbersOf(number, notes));
  if (accepted.length === 0) throw new Refused('no number is wholly right');
  const [unit] = units.filter((name) => name !== '' && !name.includes('|'));
  if (unit !== undefined) notes.add(`the unit "${unit}" may be written or left out; others are not accepted`);
  return [
    ...new Set(accepted.flatMap((number) => (unit === undefined ? [number] : [number, `${number} ${unit}`]))),
  ].join('|');
};
