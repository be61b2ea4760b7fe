import { dictionary } from 'cmu-pronouncing-dictionary';
import { britishIpa } from '#rules/ipa/british-ipa.ts';
import { chartSymbols } from '#rules/ipa/chart-symbols.ts';
import { alignSpelling } from './align-spelling.ts';

/** A spelling below this share is left out, percent. */
const LEAST = 4;
const MOST = 6;

interface Spelling {
  letters: string;
  /** Percent of the words with the sound. */
  share: number;
}

/**
 * How each sound of the chart is spelt, by the share of words, the most usual first: the CMU Pronouncing Dictionary,
 * its sounds in British notation. Each word counts once for each time the sound is in it.
 * @param words those that are counted: the dictionary has many names, too
 */
export function countSpellings(words: Iterable<string>): Map<string, Spelling[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const word of words) {
    const phones = Object.hasOwn(dictionary, word) ? dictionary[word] : undefined;
    const symbols = phones === undefined ? null : chartSymbols(britishIpa(word, phones));
    for (const { symbol, letters } of (symbols && alignSpelling(word, symbols)) ?? []) {
      const own = counts.get(symbol) ?? new Map<string, number>();
      counts.set(symbol, own.set(letters, (own.get(letters) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([sound, own]) => [sound, sharesOf(own)]));
}

function sharesOf(counts: ReadonlyMap<string, number>): Spelling[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([letters, count]) => ({ letters, share: Math.round((100 * count) / all) }))
    .filter(({ share }) => share >= LEAST)
    .toSorted((a, b) => b.share - a.share || (a.letters < b.letters ? -1 : 1))
    .slice(0, MOST);
}
