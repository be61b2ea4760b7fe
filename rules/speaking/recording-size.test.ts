import { expect, it } from 'vitest';
import { recordingSize } from './recording-size.ts';

it.each([
  ['a talk of two minutes', 120, 10_880_000],
  ['a question that sets no time', undefined, 22_400_000],
  ['a question that sets more than is recorded', 3_600, 22_400_000],
])('the space for %s', (_, seconds, bytes) => {
  expect(recordingSize(seconds)).toBe(bytes);
});
