import { expect, it } from 'vitest';
import { CLEAR_ABOVE, CLEAR_WORD_ABOVE } from '#rules/reading-report/sound-level.ts';
import table from './sound-levels.json' with { type: 'json' };

/** What is asked of the level of sounds: so much of what experts call wrong is not called clear, at so much that is right. */
const LEAST_CAUGHT = 0.6;
const MOST_FALSE = 0.09;

const used = (split: string, kind: string) =>
  table.find((row) => row.split === split && row.kind === kind && row.used);

it('the levels in use are those that were measured', () => {
  expect(used('test', 'sound')?.level).toBe(CLEAR_ABOVE);
  expect(used('test', 'word')?.level).toBe(CLEAR_WORD_ABOVE);
});

it.each(['train', 'test'])('most wrong sounds of the %s speakers are not called clear', (split) => {
  const row = used(split, 'sound');
  expect(row?.wrongNotClear).toBeGreaterThanOrEqual(LEAST_CAUGHT);
  expect(row?.rightNotClear).toBeLessThanOrEqual(MOST_FALSE);
});
