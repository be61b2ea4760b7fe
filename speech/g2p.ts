import { letterSounds } from './letter-sounds.ts';

/** ARPAbet phones without stress digits, one list for each way to say the word; undefined if it is not known. */
export type PronouncingDictionary = (word: string) => readonly (readonly string[])[] | undefined;

/** Words of this trade that no dictionary has. */
const OWN_WORDS: Record<string, readonly string[]> = { ielts: ['AY', 'EH', 'L', 'T', 'S'] };

const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH']);
const SIBILANT = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);

/** Adds the sound of a possessive or plural s. */
function withS(phones: readonly string[]): string[] {
  const last = phones.at(-1) ?? '';
  if (SIBILANT.has(last)) return [...phones, 'IH', 'Z'];
  return [...phones, VOICELESS.has(last) ? 'S' : 'Z'];
}

/**
 * How a word may be said: from the dictionary, else from the word without its s, else by rules of spelling.
 * @param word lower case
 * @returns at least one pronunciation, or none if the word has no letter that sounds
 */
export function pronunciations(
  word: string,
  dictionary: PronouncingDictionary,
): readonly (readonly string[])[] {
  const own = OWN_WORDS[word];
  if (own !== undefined) return [own];
  const known = dictionary(word);
  if (known !== undefined && known.length > 0) return known;
  const stem = /^(.+?)'?s$/.exec(word)?.[1];
  const knownStem = stem === undefined ? undefined : dictionary(stem);
  if (knownStem !== undefined && knownStem.length > 0) return knownStem.map(withS);
  const guessed = letterSounds(word);
  return guessed.length === 0 ? [] : [guessed];
}
