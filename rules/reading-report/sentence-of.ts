const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

/**
 * The sentence of a text that contains the word at `index` of the `total` scored words. The whole text if some words
 * were scored as several, such as years: better too much than the wrong sentence.
 */
export function sentenceOf(text: string, index: number, total: number): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+/);
  if (wordsOf(text) !== total) return text.trim();
  let before = 0;
  for (const sentence of sentences) {
    before += wordsOf(sentence);
    if (index < before) return sentence;
  }
  return text.trim();
}
