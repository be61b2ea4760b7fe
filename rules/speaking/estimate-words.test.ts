import { expect, it } from 'vitest';
import { estimateWords } from './estimate-words.ts';

const sound = (duration: number, syllable_rate: number, paused: number) => ({
  ...{ duration, syllable_rate, pauses: [{ start: 0, end: paused }] },
  ...{ pause_mean: paused, pause_share: paused / duration, melody: null, clearance: 40 },
});

it.each([
  ['nothing', sound(2, 0, 0), 0],
  ['a short answer', sound(3, 4, 0), 9],
  ['half a minute with pauses', sound(30, 4, 6), 69],
])('%s', (_, given, words) => {
  expect(estimateWords(given)).toBe(words);
});
