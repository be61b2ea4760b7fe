import { letterSounds } from './letter-sounds.ts';

/**
 * ARPAbet phones, one list per pronunciation of the word, with or without stress digits as in the dictionary;
 * undefined for unknown words.
 */
export type PronouncingDictionary = (word: string) => readonly (readonly string[])[] | undefined;

/** Domain words missing from the dictionary. */
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
  /** All pronunciations, with stress digits if known; empty if the word has no pronounceable letter. */
  ways: readonly (readonly string[])[];
}

/**
 * Pronunciations of a word: from the dictionary, else from the word without its s, else by spelling rules.
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
 * Pronunciations of a word in the acoustic model's phones: ARPAbet without stress digits.
 * @param word lower case
 */
export const pronunciations = (word: string, dictionary: PronouncingDictionary): string[][] =>
  wordSounds(word, dictionary).ways.map(unstressed);
