import { expect, it } from 'vitest';
import type { Attempt } from '#contract/practice.ts';
import { scoreLine } from './score-line.ts';

const attempt = (grading_scale: Attempt['grading_scale'], band_score: number | null) => ({
  grading_scale,
  user_result: {
    ielts_statistic: { hundred_score: 8, band_score, correct_question: 3, total_question: 40 },
  },
});

it.each([
  ['a band', attempt(1, 6.5), { won: 27, marks: 40 }, { kind: 'band', words: '6.5' }],
  ['below the table', attempt(1, null), { won: 3, marks: 40 }, { kind: 'below', words: 'Dưới band 2.5' }],
  ['no table', attempt(0, null), { won: 3, marks: 10 }, { kind: 'raw', words: '3/10', unit: 'câu đúng' }],
] as const)('scoreLine: %s', (_, given, sum, expected) => {
  expect(scoreLine(given, sum)).toMatchObject(expected);
});

it('is null while everything waits for the engine', () => {
  expect(scoreLine(attempt(0, null), { won: 0, marks: 0 })).toBeNull();
});
