import { examinedForm } from './answer-form.ts';
import { americanSpelling, commonSpelling } from './spelling-variants.ts';

const APOSTROPHES = /[’‘ʼ`´′＇]/g;
const HYPHENS = /[\u2010\u2011\u2012\u2013\u2212]/g;
/** A hyphen between letters ("long-term") equals a space; between digits ("5-10") it is significant. */
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
 * Normalises an answer for comparison: ignores case, outer and repeated spaces, kinds of apostrophe, hyphen or space
 * in a compound, and British or American spelling. Empty for a blank answer.
 */
export const comparableAnswer = (text: string): string => unifySigns(text).replace(WORDS, commonSpelling);

/** The alternatives in a text of accepted answers, in order, without empty ones. */
export const acceptedAlternatives = (accepted: string): string[] =>
  accepted
    .split('|')
    .map((alternative) => alternative.trim())
    .filter((alternative) => alternative !== '');

/** An answer normalised as an examiner compares it, in one spelling. */
const examined = (unified: string, spelling: (word: string) => string): string =>
  examinedForm(unified.replace(WORDS, spelling));

/** Without accents, which English keyboards lack ("cafe" for "café"). */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Whether an answer equals any of the `|`-separated accepted ones (docs/product.md, point 5), as IELTS examiners see
 * it: in addition to `comparableAnswer`, numbers may be in words or digits, and thousands, times, dates, amounts of
 * money, percentages and punctuation at the ends may have any usual form. A misspelling, a missing plural or
 * apostrophe, an extra word or a blank answer does not match.
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
        // Some American spellings are equivalent in only one direction: in the key, not in the answer.
        examined(alternative, americanSpelling),
        examined(withoutAccents(alternative), commonSpelling),
      ].includes(given),
    );
};

const ARTICLE = /^(?:a|an|the) /;

/** As `matchesAccepted`, ignoring a leading article, for an answer that is not part of a sentence. */
export const matchesBesideArticle = (answer: string, accepted: string): boolean => {
  const bare = (text: string) => unifySigns(text).replace(ARTICLE, '');
  return (
    matchesAccepted(answer, accepted) ||
    matchesAccepted(bare(answer), acceptedAlternatives(accepted).map(bare).join('|'))
  );
};
