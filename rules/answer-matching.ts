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

/**
 * Whether an answer equals any of the `|`-separated accepted ones (specification, point 5). A misspelling
 * matches nothing, and neither does a blank answer.
 */
export const matchesAccepted = (answer: string, accepted: string): boolean => {
  const given = comparableAnswer(answer);
  return (
    given !== '' &&
    acceptedAlternatives(accepted).some(
      (alternative) =>
        comparableAnswer(alternative) === given ||
        unifySigns(alternative).replace(WORDS, americanSpelling) === given,
    )
  );
};
