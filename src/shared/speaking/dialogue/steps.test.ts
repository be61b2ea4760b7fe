import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { topicDetail } from '#tests/support/speaking-topic.ts';
import { dialogueSteps, openingPlace, stepAfter, wordingOf } from './steps.ts';

const steps = dialogueSteps(topicDetail());
const answer: Answer = {
  type_code: 'ielts_unscripted_speaking',
  recording_id: '019aa000-0000-7000-8000-0000000000b1',
};
const answered = (...ids: string[]) => new Map(ids.map((id) => [id, answer]));

const MORE = { text: 'And the winters?', vi: '', voice: '/media/voices/w.m4a', by: 'author' as const };

describe('the questions of a room', () => {
  it('are asked in order, each with its follow-up', () => {
    expect(steps.map(({ id, position, moreId }) => [id, position, moreId])).toEqual([
      ['q1', 1, 'q1-more'],
      ['q2', 2, 'q2-more'],
    ]);
  });

  it.each([
    ['nothing is answered', answered(), null, 'q1'],
    ['the first one is', answered('q1'), null, 'q2'],
    ['a follow-up is no answer to the next', answered('q1', 'q1-more'), null, 'q2'],
    ['it was left at the first one', answered('q1'), { questionId: 'q1' }, 'q1'],
    ['its question is gone', answered('q1'), { questionId: 'q9' }, 'q2'],
    ['all are answered', answered('q1', 'q2'), null, undefined],
  ])('go on where %s', (_, answers, place, id) => {
    expect(openingPlace(steps, answers, place)?.questionId).toBe(id);
  });

  it.each([
    ['it was left at an answer', answered('q1'), { questionId: 'q1' }, 'q2'],
    ['it was left at a follow-up', answered('q1'), { questionId: 'q1', followUp: MORE }, 'q1'],
    ['its follow-up is answered', answered('q1', 'q1-more'), { questionId: 'q1', followUp: MORE }, 'q2'],
    ['one was passed over in an earlier sitting', answered('q2'), null, 'q1'],
    ['all are answered', answered('q1', 'q2'), { questionId: 'q2' }, undefined],
  ])('of a talk that does not return to answers go on where %s', (_, answers, place, id) => {
    expect(openingPlace(steps, answers, place, false)?.questionId).toBe(id);
  });

  it.each([
    ['q1', answered('q1'), 'q2'],
    ['q1', answered(), 'q2'],
    ['q1', answered('q1', 'q2'), undefined],
    ['q2', answered('q2'), undefined],
    ['q2', answered(), undefined],
  ])('go on after %s', (id, answers, next) => {
    const step = steps.find((each) => each.id === id) ?? null;
    expect(stepAfter(steps, answers, step)?.id).toBe(next);
  });

  it('says the same in other words each time', () => {
    const lines = [1, 2].map((text) => ({ text: String(text), vi: '', voice: '' }));
    expect([0, 1, 2].flatMap((times) => wordingOf(lines, times)).map(({ text }) => text)).toEqual([
      '1',
      '2',
      '1',
    ]);
    expect(wordingOf([], 3)).toEqual([]);
  });
});
