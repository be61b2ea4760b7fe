import { expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { questionContentSchema } from '#contract/question.ts';
import { made } from '#tests/support/made.ts';
import { askedContent } from './asked-content.ts';

const followUp = made(questionContentSchema, {
  type_code: 'ielts_unscripted_speaking',
  prompt: 'Câu hỏi thêm',
  part: 1,
  max_seconds: 30,
});
const answer: Answer = {
  type_code: 'ielts_unscripted_speaking',
  recording_id: '019aa000-0000-7000-8000-0000000000d1',
};

it('shows a follow-up in the wording in which it was asked', () => {
  const asked = { ...answer, asked: { text: 'Why is that?', by: 'model' } } as const;
  expect(askedContent(followUp, asked)).toEqual({ ...followUp, prompt: 'Why is that?' });
});

it('leaves every other question as it is', () => {
  expect(askedContent(followUp, answer)).toBe(followUp);
});
