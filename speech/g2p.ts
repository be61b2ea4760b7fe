import { letterSounds } from './letter-sounds.ts';

/**
 * ARPAbet phones, one list for each way to say the word, with stress digits or without as the dictionary has them;
 * undefined if it is not known.
 */
export type PronouncingDictionary = (word: string) => readonly (readonly string[])[] | undefined;

/** Words of this trade that no dictionary has. */
const OWN_WORDS: ReadonlyMap<string, readonly string[]> = new Map([['ielts', ['AY1', 'EH0', 'L', 'T', 'S']]]);

const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH']);
const SIBILANT = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);

/** Adds the sound of a possessive or plural s. */
function withS(phones: readonly string[]): string[] {
  const last = phones.at(-1) ?? '';
  if (SIBILANT.has(last)) return [...phones, 'IH0', 'Z'];
  return [...phones, VOICELESS.has(last) ? 'S' : 'Z'];
}

export interface WordSounds {
  /** `rules`: guessed by its spelling. */
  source: 'dictionary' | 'rules';
  /** Each way to say it, with stress digits where they are known; none if the word has no letter that sounds. */
  ways: readonly (readonly string[])[];
}

/**
 * How a word may be said: from the dictionary, else from the word without its s, else by rules of spelling.
 * @param word lower case
 */
export function wordSounds(word: string, dictionary: PronouncingDictionary): WordSounds {
  const own = OWN_WORDS.get(word);
  if (own !== undefined) return { source: 'dictionary', ways: [own] };
  const known = dictionary(word);
  if (known !== undefined && known.length > 0) return { source: 'dictionary', ways: known };
  const stem = /^(.+?)'?s$/.exec(word)?.[1];
  const knownStem = stem === undefined ? undefined : dictionary(stem);
  if (knownStem !== undefined && knownStem.length > 0)
    return { source: 'dictionary', ways: knownStem.map(withS) };
  const guessed = letterSounds(word);
  return { source: 'rules', ways: guessed.length === 0 ? [] : [guessed] };
}

const unstressed = (phones: readonly string[]): string[] => phones.map((phone) => phone.replace(/\d$/, ''));

/**
 * The ways to say a word, in the phones that the acoustic model knows: ARPAbet without stress digits.
 * @param word lower case
 */
export const pronunciations = (word: string, dictionary: PronouncingDictionary): string[][] =>
  wordSounds(word, dictionary).ways.map(unstressed);
