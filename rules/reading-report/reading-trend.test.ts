import { expect, it } from 'vitest';
import { readingTrend } from './reading-trend.ts';
import { soundLevel, wordLevel } from './sound-level.ts';
import { speechPace } from './speech-rate.ts';

it.each<[string, number[], [number, number] | null]>([
  ['no reading', [], null],
  ['one', [60], [60, 60]],
  ['two', [50, 60], [50, 60]],
  ['three, with the middle one in both halves', [50, 60, 70], [55, 65]],
  ['four', [40, 50, 70, 80], [45, 75]],
])('the trend of %s', (_, scores, expected) => {
  const trend = readingTrend(scores);
  expect(trend && [trend.before, trend.now]).toEqual(expected);
  expect(trend?.count).toBe(expected ? scores.length : undefined);
});

it.each([
  [0, 'weak'],
  [50, 'weak'],
  [50.5, 'fair'],
  [85, 'fair'],
  [86, 'clear'],
  [100, 'clear'],
])('a sound of %d is %s', (score, level) => {
  expect(soundLevel(score)).toBe(level);
});

it.each([
  [50, 'weak'],
  [88, 'fair'],
  [89, 'clear'],
])('a word of %d is %s', (score, level) => {
  expect(wordLevel(score)).toBe(level);
});

it.each([
  [109, 'slow'],
  [110, 'usual'],
  [170, 'usual'],
  [171, 'fast'],
])('%d words a minute are %s', (rate, pace) => {
  expect(speechPace(rate)).toBe(pace);
});
