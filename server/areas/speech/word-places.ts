interface Located<Word> {
  word: Word;
  /** UTF-16 offsets into the text. */
  from: number;
  to: number;
}

/** Characters that the engines treat alike; each is one UTF-16 unit, so offsets do not shift. */
const plain = (text: string): string => text.replace(/[’‘ʼ]/g, "'");

/** Locates words, given in order, in the text that they come from. Words that are not found are left out. */
export function wordPlaces<Word extends { text: string }>(
  text: string,
  words: readonly Word[],
): Located<Word>[] {
  const plainText = plain(text);
  const found: Located<Word>[] = [];
  let at = 0;
  for (const word of words) {
    const from = plainText.indexOf(plain(word.text), at);
    if (from < 0) continue;
    at = from + word.text.length;
    found.push({ word, from, to: at });
  }
  return found;
}
