import { readFileSync } from 'node:fs';
import { WordLikeness } from '#speech/meaning/likeness/word-likeness.ts';
import { readWordVectors, type WordVectors } from '#speech/meaning/likeness/word-vectors.ts';

const VECTORS = new URL('../../speech/meaning/likeness/word-vectors.bin', import.meta.url);

let vectors: WordVectors | undefined;

/** How alike words are. It remembers every pair that it was asked about, so each text or catalogue has one of its own. */
export function openLikeness(): WordLikeness {
  vectors ??= readWordVectors(readFileSync(VECTORS));
  return new WordLikeness(vectors);
}
