import { describe, expect, it } from 'vitest';
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
    ['all right', [right(), right()], 0, null, [100, null, 2, 2]],
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
      expect(resultStatistic(questions, scale, table)).toEqual({
        hundred_score,
        band_score,
        correct_question,
        total_question,
      });
    },
  );
});

describe('attemptState', () => {
  it.each([
    ['not submitted', false, [], 0],
    ['not submitted, whatever is graded', false, ['finished'], 0],
    ['nothing for the AI', true, [], 2],
    ['all graded', true, ['finished', 'finished'], 2],
    ['one waits', true, ['finished', 'waiting'], 1],
    ['one waits, one failed', true, ['error', 'waiting'], 1],
    ['one failed', true, ['finished', 'error'], 4],
  ] as const)('%s', (_, isSubmitted, evaluations, expected) => {
    expect(attemptState(isSubmitted, evaluations)).toBe(expected);
  });

  it.each([
    ['the day had no room for the grading', [], 6],
    ['nor for this one, but others are graded', ['finished'], 6],
    ['another still waits', ['waiting'], 1],
    ['another failed', ['error'], 4],
  ] as const)('expired: %s', (_, evaluations, expected) => {
    expect(attemptState(true, evaluations, true)).toBe(expected);
  });
});
