import { expect, it } from 'vitest';
import { SPOKEN_MAX, SPOKEN_MAX_WORDS } from '#contract/speech.ts';
import { wordBatches } from './word-batches.ts';

it('asks about each word once, and not about numbers', () => {
  expect(wordBatches(['the', 'cat', '20', 'the', 'a'])).toEqual(['a cat the']);
  expect(wordBatches([])).toEqual([]);
});

it.each([
  ['long', 500, (index: number) => `w${'abcdefghij'.repeat(1 + (index % 3))}${index}`],
  ['short', 600, (index: number) => `w${index}`],
])('asks about all words of a whole test in texts that may be asked about: %s ones', (_, count, wordAt) => {
  const words = Array.from({ length: count }, (__, index) => wordAt(index));
  const batches = wordBatches(words);
  expect(batches.join(' ').split(' ').toSorted()).toEqual(words.toSorted());
  for (const batch of batches) {
    expect(batch.length).toBeLessThanOrEqual(SPOKEN_MAX);
    expect(batch.split(' ').length).toBeLessThanOrEqual(SPOKEN_MAX_WORDS);
  }
});
