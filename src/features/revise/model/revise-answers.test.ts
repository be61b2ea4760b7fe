import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { reviseQuestion } from '#contract/revise.ts';
import { made } from '#tests/support/made.ts';
import { answersSoFar, isRight, reviseScore } from './revise-answers.ts';

const free = (text: string): Answer => ({ type_code: 'free_text', text });
const keyed = (id: string, last_answer: Answer | null = null) =>
  made(reviseQuestion, {
    id,
    position: 1,
    folder_id: 'f',
    folder_name: 'F',
    marks: 1,
    content: { type_code: 'free_text', prompt: 'p', word_limit: 1 },
    answers: { type_code: 'free_text', accepted: 'lamp' },
    last_answer,
  });
const spoken: ReviseQuestion = {
  ...keyed('s'),
  grading_object: 1,
  content: { type_code: 'voice', prompt: 'p', text: 'lamp', ipa: null, model_audio: null },
  answers: { type_code: 'voice' },
};
const said: Answer = { type_code: 'voice', recording_id: '018f3b3e-0000-7000-8000-000000000001' };

describe('the answers of a revise set', () => {
  it.each([
    ['none', keyed('q'), new Map(), null],
    ['what the server has', keyed('q', free('lump')), new Map(), free('lump')],
    ['what this device has instead', keyed('q', free('lump')), new Map([['q', free('lamp')]]), free('lamp')],
    ['an empty one is none', keyed('q', free(' ')), new Map(), null],
  ] as [string, ReviseQuestion, Map<string, Answer>, Answer | null][])(
    '%s',
    (_name, question, local, expected) => {
      expect(answersSoFar([question], local).get('q') ?? null).toEqual(expected);
    },
  );

  it.each([
    ['right, ignoring case', keyed('q'), free('Lamp'), true],
    ['wrong', keyed('q'), free('lump'), false],
    ['no answer', keyed('q'), undefined, null],
    ['spoken: unknown on the device', spoken, said, null],
  ] as [string, ReviseQuestion, Answer | undefined, boolean | null][])(
    'are marked on the device: %s',
    (_name, question, answer, expected) => {
      expect(isRight(question, answer)).toBe(expected);
    },
  );

  it('are counted over the keyed questions, apart from the spoken ones', () => {
    const answers = new Map<string, Answer>([
      ['a', free('lamp')],
      ['b', free('lump')],
      ['s', said],
    ]);
    expect(reviseScore([keyed('a'), keyed('b'), keyed('c'), spoken], answers)).toEqual({
      correct: 1,
      total: 3,
      spoken: 1,
      answered: 3,
    });
  });
});
