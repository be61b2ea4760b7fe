import { examinedForm } from './answer-form.ts';
import { americanSpelling, commonSpelling } from './spelling-variants.ts';

const APOSTROPHES = /[’‘ʼ`´′＇]/g;
const HYPHENS = /[\u2010\u2011\u2012\u2013\u2212]/g;
/** A hyphen between letters ("long-term") reads as a space; between digits ("5-10") it means something. */
const HYPHEN_OF_A_WORD = /(?<=\p{L})\s*-\s*(?=\p{L})/gu;

const unifySigns = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(HYPHEN_OF_A_WORD, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const WORDS = /\p{L}+/gu;

/**
 * The form in which answers are compared: case, outer and repeated spaces, kinds of apostrophe, hyphen or
 * space inside a compound and British or American spelling make no difference. Empty for a blank answer.
 */
export const comparableAnswer = (text: string): string => unifySigns(text).replace(WORDS, commonSpelling);

/** The alternatives of an accepted-answers text, in writing order; empty ones are dropped. */
export const acceptedAlternatives = (accepted: string): string[] =>
  accepted
    .split('|')
    .map((alternative) => alternative.trim())
    .filter((alternative) => alternative !== '');

/** An answer as an examiner compares it, in one spelling. */
const examined = (unified: string, spelling: (word: string) => string): string =>
  examinedForm(unified.replace(WORDS, spelling));

/** Without accents: keyboards for English have none ("cafe" for "café"). */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Whether an answer equals any of the `|`-separated accepted ones (docs/product.md, point 5), as IELTS examiners see it:
 * beyond what `comparableAnswer` forgives, numbers may stand in words or digits, and thousands, times, dates, amounts
 * of money, per cent and marks at the ends may be written in their usual ways. A misspelling, a missing plural or
 * apostrophe and a word too many match nothing, and neither does a blank answer.
 */
export const matchesAccepted = (answer: string, accepted: string): boolean => {
  const unified = unifySigns(answer);
  const given = examined(unified, commonSpelling);
  if (unified === '' || given === '') return false;
  return acceptedAlternatives(accepted)
    .map(unifySigns)
    .some((alternative) =>
      [
        examined(alternative, commonSpelling),
        // These are right one way only: for the key's word, not in its place.
        examined(alternative, americanSpelling),
        examined(withoutAccents(alternative), commonSpelling),
      ].includes(given),
    );
};

const ARTICLE = /^(?:a|an|the) /;

/** As `matchesAccepted`, where an article in front makes no difference: in an answer that stands by itself. */
export const matchesBesideArticle = (answer: string, accepted: string): boolean => {
  const bare = (text: string) => unifySigns(text).replace(ARTICLE, '');
  return (
    matchesAccepted(answer, accepted) ||
    matchesAccepted(bare(answer), acceptedAlternatives(accepted).map(bare).join('|'))
  );
};
