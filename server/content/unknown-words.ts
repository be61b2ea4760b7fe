import { readingWords } from '#speech/reading-words.ts';

/** Finds the words of an English text that the aligner would have to guess: they are in no dictionary. */
export async function unknownWordsFinder(): Promise<(text: string) => string[]> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  return (text) =>
    readingWords(text)
      .flatMap(({ spoken }) => spoken)
      .filter((word) => !Object.hasOwn(dictionary, word));
}
