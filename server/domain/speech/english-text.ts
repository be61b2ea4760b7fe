import { VIETNAMESE_LETTER } from '#rules/text/vietnamese-letter.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { readingWords } from '#speech/reading-words.ts';

const MAX_FOREIGN = 0.3;
/** Longer words are spelled out, letter by letter. */
const LONGEST_WORD = 45;
const ENGLISH_WORD = /^[a-z][a-z']*$/;

/** Whether most of its words use only English letters; numbers are read as English. */
function isMostlyEnglish(words: readonly { text: string; spoken: readonly string[] }[]): boolean {
  const foreign = words.filter(
    ({ text, spoken }) => VIETNAMESE_LETTER.test(text) || !spoken.some((word) => ENGLISH_WORD.test(word)),
  ).length;
  return words.length > 0 && foreign <= MAX_FOREIGN * words.length;
}

/** Symbols that a service's voice reads out, but our own omit. */
const SIGN = /[\p{S}#%&*@_\\]/gu;

/** How many words are spoken: numbers and symbols are several, spelled-out words one per letter. */
const spokenCount = (text: string, words: readonly { spoken: readonly string[] }[]): number =>
  words
    .flatMap(({ spoken }) => spoken)
    .reduce((sum, { length }) => sum + (length > LONGEST_WORD ? length : 1), text.match(SIGN)?.length ?? 0);

/** The text in NFC, trimmed. @throws ApiFailure `TEXT_TOO_LONG` */
export function composed(given: string, characters: number): string {
  const text = given.normalize('NFC').trim();
  if (text.length > characters) throw new ApiFailure('TEXT_TOO_LONG');
  return text;
}

/**
 * The same for a text that is English.
 * @throws ApiFailure `TEXT_TOO_LONG`, or `TEXT_NOT_ENGLISH` where there is nothing that can be read as English
 */
export function englishText(given: string, limits: { characters?: number; words?: number }): string {
  const { characters = Number.POSITIVE_INFINITY, words = Number.POSITIVE_INFINITY } = limits;
  const text = composed(given, characters);
  const found = readingWords(text);
  if (spokenCount(text, found) > words) throw new ApiFailure('TEXT_TOO_LONG');
  if (!isMostlyEnglish(found)) throw new ApiFailure('TEXT_NOT_ENGLISH');
  return text;
}
