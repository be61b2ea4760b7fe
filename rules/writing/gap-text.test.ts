import { describe, expect, it } from 'vitest';
import { gapText, readGapText } from './gap-text.ts';

describe('gap text', () => {
  it.each([
    ['nothing', []],
    ['the first', [0]],
    ['neighbours', [3, 4, 5]],
    ['about where one sign ends', [88, 177, 178, 268, 358]],
    ['far apart', [0, 100_000, 999_999]],
  ])('round-trips %s', (_, numbers) => {
    expect(readGapText(gapText(numbers))).toEqual(numbers);
  });
});
