import { wordIpa } from '#rules/notebook/word-ipa.ts';

/**
 * Pronunciation of a word or phrase between slashes; null if one of its words is not in the CMU dictionary,
 * which is lazy-loaded.
 */
export async function knownPronunciation(text: string): Promise<string | null> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s-]+/)
    .filter(Boolean);
  const sounds = words.map((word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined));
  const known = sounds.filter((phones) => phones !== undefined);
  if (known.length === 0 || known.length < words.length) return null;
  return `/${known.map(wordIpa).join(' ')}/`;
}
