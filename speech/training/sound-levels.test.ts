import { expect, it } from 'vitest';
import { CLEAR_ABOVE, CLEAR_WORD_ABOVE } from '#rules/reading-report/sound-level.ts';
import table from './sound-levels.json' with { type: 'json' };

/**
 * Requirements on the threshold for sounds: minimum share of wrong sounds caught, at a maximum share of right
 * ones.
 */
const MIN_CAUGHT = 0.6;
const MAX_FALSE = 0.09;

const used = (split: string, kind: string) =>
  table.find((row) => row.split === split && row.kind === kind && row.used);

it('the levels in use match the measured ones', () => {
  expect(used('test', 'sound')?.level).toBe(CLEAR_ABOVE);
  expect(used('test', 'word')?.level).toBe(CLEAR_WORD_ABOVE);
});

it.each(['train', 'test'])('does not call most wrong sounds of the %s speakers clear', (split) => {
  const row = used(split, 'sound');
  expect(row?.wrongNotClear).toBeGreaterThanOrEqual(MIN_CAUGHT);
  expect(row?.rightNotClear).toBeLessThanOrEqual(MAX_FALSE);
});
