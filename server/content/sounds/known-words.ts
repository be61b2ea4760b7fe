import { britishIpa } from '#rules/ipa/british-ipa.ts';
import { wordIpa } from '#rules/notebook/word-ipa.ts';
import { readingWords } from '#speech/reading-words.ts';

/** How a word or a phrase is said; in the form of a learner's dictionary, without slashes. */
interface Pronounced {
  ipa: string;
  ipa_us: string;
}

export interface KnownWords {
  /** Null: one of its words is not in the dictionary. */
  pronounced(text: string): Pronounced | null;
  /** Words of a text as it is read that are not in the dictionary. */
  unknownIn(text: string): string[];
}

/** The dictionary that the engine aligns with, loaded when it is first needed. */
export async function openKnownWords(): Promise<KnownWords> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const phonesOf = (word: string): string | undefined =>
    Object.hasOwn(dictionary, word) ? dictionary[word] : undefined;
  const spokenIn = (text: string): string[] => readingWords(text).flatMap(({ spoken }) => spoken);
  return {
    pronounced(text) {
      const words = spokenIn(text).map((word) => ({ word, phones: phonesOf(word) }));
      const known = words.flatMap(({ word, phones }) => (phones === undefined ? [] : [{ word, phones }]));
      if (known.length === 0 || known.length < words.length) return null;
      return {
        ipa: known.map(({ word, phones }) => britishIpa(word, phones)).join(' '),
        ipa_us: known.map(({ phones }) => wordIpa(phones)).join(' '),
      };
    },
    unknownIn: (text) => spokenIn(text).filter((word) => phonesOf(word) === undefined),
  };
}

/** Names the words of these texts that are not in the dictionary; null if there are none. */
export function unknownWords(texts: readonly string[], words: KnownWords): string | null {
  const unknown = texts.flatMap((text) => words.unknownIn(text));
  return unknown.length > 0 ? `Not in the dictionary of the engine: ${unknown.join(', ')}` : null;
}
