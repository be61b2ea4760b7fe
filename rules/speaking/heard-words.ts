/** Words of what was said, lower case, with straight apostrophes; a clause ends where the list has a null. */
export function heardWords(said: string): (string | null)[] {
  const plain = said.toLowerCase().normalize('NFC').replaceAll('’', "'");
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?…\n]/gu)].map(([word]) =>
    /[.,;:!?…\n]/.test(word) ? null : word,
  );
}

/** Where a word or a phrase begins in the words of what was said; empty if it is not there. */
export function placesOf(words: readonly (string | null)[], phrase: string): number[] {
  const wanted = heardWords(phrase);
  if (wanted.length === 0) return [];
  return words.flatMap((_, at) => (wanted.every((word, index) => words[at + index] === word) ? [at] : []));
}
