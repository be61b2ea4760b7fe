interface Placed<Word> {
  word: Word;
  /** UTF-16 offsets into the text. */
  from: number;
  to: number;
}

/** Signs that are one to the engines; each is one UTF-16 unit, so places stay. */
const plain = (text: string): string => text.replace(/[’‘ʼ]/g, "'");

/** Finds words, given in their order, in the text that they come from. One that is not there is left out. */
export function wordPlaces<Word extends { text: string }>(
  text: string,
  words: readonly Word[],
): Placed<Word>[] {
  const searched = plain(text);
  const placed: Placed<Word>[] = [];
  let at = 0;
  for (const word of words) {
    const from = searched.indexOf(plain(word.text), at);
    if (from < 0) continue;
    at = from + word.text.length;
    placed.push({ word, from, to: at });
  }
  return placed;
}
