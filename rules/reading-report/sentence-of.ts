const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

/**
 * The sentence of a text that holds its word of this index, out of `total` words as they were scored. Where words of the
 * text were scored as several, such as years, the whole text: better too much than the wrong sentence.
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
