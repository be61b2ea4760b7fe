import { describe, expect, it } from 'vitest';
import { GRADING_SCALE } from '#contract/practice.ts';
import { DEFAULT_BAND_TABLES } from './band-tables.ts';
import { attemptState, type MarkedQuestion, resultStatistic } from './result-score.ts';

const right = (marks = 1): MarkedQuestion => ({ isCorrect: true, marksWon: marks, marks });
const wrong = (marks = 1): MarkedQuestion => ({ isCorrect: false, marksWon: 0, marks });
const partly: MarkedQuestion = { isCorrect: false, marksWon: 2, marks: 3 };
const reading = DEFAULT_BAND_TABLES.academic_reading;
const test40 = [...Array.from({ length: 30 }, () => right()), ...Array.from({ length: 10 }, () => wrong())];

describe('resultStatistic', () => {
  it.each([
    ['nothing to mark', [], 0, null, [null, null, 0, 0]],
    ['all correct', [right(), right()], 0, null, [100, null, 2, 2]],
    ['all wrong', [wrong()], 0, null, [0, null, 0, 1]],
    ['a third', [right(), wrong(), wrong()], 2, null, [33, null, 1, 3]],
    ['partial marks', [right(), partly], 0, null, [75, null, 1, 2]],
    ['weighted marks', [right(3), wrong(1)], 2, null, [75, null, 1, 2]],
    ['band of a full test', test40, 1, reading, [75, 7, 30, 40]],
    ['no band on another scale', test40, 2, reading, [75, null, 30, 40]],
    ['no band without a table', test40, 1, null, [75, null, 30, 40]],
    ['no band for a short set', [right(), right()], 1, reading, [100, null, 2, 2]],
  ] as const)(
    '%s',
    (_, questions, scale, table, [hundred_score, band_score, correct_question, total_question]) => {
      expect(resultStatistic(questions, scale, table)).toMatchObject({
        hundred_score,
        band_score,
        correct_question,
        total_question,
      });
    },
  );
});

const SUBMITTED = {
  isSubmitted: true,
  evaluations: [],
  hasExpired: false,
  marked: 2,
  scale: GRADING_SCALE.TOTAL_QUESTION,
} as const;

it('says which marks the score counts, beside the questions that are right as a whole', () => {
  expect(resultStatistic([right(3), partly, wrong(1)], 0, null)).toEqual({
    hundred_score: 71,
    band_score: null,
    correct_question: 1,
    total_question: 3,
    marks_won: 5,
    marks: 7,
  });
});

describe('attemptState', () => {
  it.each([
    ['not submitted', { isSubmitted: false }, 0],
    ['not submitted, but graded', { isSubmitted: false, evaluations: ['finished'] }, 0],
    ['nothing for the AI', {}, 2],
    ['all graded', { evaluations: ['finished', 'finished'] }, 2],
    ['all graded, nothing with a key', { evaluations: ['finished'], marked: 0 }, 2],
    ['one pending', { evaluations: ['finished', 'waiting'] }, 1],
    ['one pending, one failed', { evaluations: ['error', 'waiting'] }, 1],
    ['one failed', { evaluations: ['finished', 'error'] }, 4],
    ['expired', { hasExpired: true }, 6],
    ['expired, others graded', { hasExpired: true, evaluations: ['finished'] }, 6],
    ['expired, another pending', { hasExpired: true, evaluations: ['waiting'] }, 1],
    ['expired, another failed', { hasExpired: true, evaluations: ['error'] }, 4],
    ['nothing gradable', { marked: 0 }, 3],
    ['a set without grading', { scale: GRADING_SCALE.NO_GRADING }, 5],
    [
      'a set without grading, graded by the AI',
      { scale: GRADING_SCALE.NO_GRADING, evaluations: ['finished'] },
      2,
    ],
  ] as const)('%s', (_, facts, expected) => {
    expect(attemptState({ ...SUBMITTED, ...facts })).toBe(expected);
  });
});
