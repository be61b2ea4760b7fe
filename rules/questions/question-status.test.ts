import { describe, expect, it } from 'vitest';
import { ANSWER_STATUS, correctnessStatus, questionStatus, type StatusFacts } from './question-status.ts';

const { DO_NOT, ANSWERED, SUBMITTED_NO_RESULT, HAVE_RESULT, ERROR, TRUE, FALSE } = ANSWER_STATUS;
const ungraded = (has_answer: boolean): StatusFacts => ({
  grading_object: 0,
  has_answer,
  evaluation_status: null,
  is_expired: false,
});
const ai = (evaluation_status: StatusFacts['evaluation_status'], has_answer = true): StatusFacts => ({
  grading_object: 1,
  has_answer,
  evaluation_status,
  is_expired: false,
});

describe('questionStatus', () => {
  it.each([
    ['AI, finished', ai('finished'), 'practice', HAVE_RESULT],
    ['AI, error', ai('error'), 'practice_result', ERROR],
    ['AI, waiting', ai('waiting'), 'practice_result', SUBMITTED_NO_RESULT],
    ['AI, answered but not sent for grading', ai(null), 'practice', ANSWERED],
    ['AI, no answer', ai(null, false), 'practice', DO_NOT],
    ['AI, expired', { ...ai('finished'), is_expired: true }, 'practice_result', ANSWERED],
    ['teacher, finished', { ...ai('finished'), grading_object: 2 }, 'practice_result', HAVE_RESULT],
    ['teacher, waiting', { ...ai('waiting'), grading_object: 2 }, 'practice', SUBMITTED_NO_RESULT],
    ['key, answered, in practice', ungraded(true), 'practice', ANSWERED],
    ['key, answered, on the result page', ungraded(true), 'practice_result', HAVE_RESULT],
    ['key, answered, in revise', ungraded(true), 'revise', HAVE_RESULT],
    ['key, answered, on the result of a revise', ungraded(true), 'revise_result', HAVE_RESULT],
    ['key, no answer, in practice', ungraded(false), 'practice', DO_NOT],
    ['key, no answer, on the result page', ungraded(false), 'practice_result', DO_NOT],
  ] satisfies [string, StatusFacts, Parameters<typeof questionStatus>[1], number][])(
    '%s',
    (_, facts, place, expected) => {
      expect(questionStatus(facts, place)).toBe(expected);
    },
  );
});

describe('correctnessStatus', () => {
  it.each([
    [true, TRUE],
    [false, FALSE],
    [null, null],
  ])('%s', (isCorrect, expected) => {
    expect(correctnessStatus(isCorrect)).toBe(expected);
  });
});
