import { describe, expect, it } from 'vitest';
import { talkQuestion } from '#tests/support/short-talk.ts';
import { nextQuestion, placeOf } from './next-question.ts';

const more = talkQuestion({ id: 'q1-more', follows: 'q1' });
const QUESTIONS = [talkQuestion({ id: 'q1' }), more, talkQuestion({ id: 'q2' }), talkQuestion({ id: 'q3' })];

describe('the next question', () => {
  it.each([
    ['the first at the beginning', [], [], null, 'q1'],
    ['no follow-up that nothing called for', ['q1'], [], null, 'q2'],
    ['the follow-up that was called for', ['q1'], [], 'q1-more', 'q1-more'],
    ['the question after a follow-up that was passed over', ['q1'], ['q1-more'], 'q1-more', 'q2'],
    ['the one at which a browser was killed', ['q1', 'q2'], [], null, 'q3'],
    ['one that was passed over in an earlier sitting', ['q2'], [], null, 'q1'],
    ['none at the end', ['q1', 'q2'], ['q3'], null, undefined],
  ])('is %s', (_, answered, passed, due, expected) => {
    expect(nextQuestion(QUESTIONS, new Set(answered), new Set(passed), due)?.id).toBe(expected);
  });
});

it('counts only questions that have to be answered; a follow-up has the place of its question', () => {
  expect(QUESTIONS.map((question) => placeOf(QUESTIONS, question))).toEqual([
    { at: 1, of: 3 },
    { at: 1, of: 3 },
    { at: 2, of: 3 },
    { at: 3, of: 3 },
  ]);
});
