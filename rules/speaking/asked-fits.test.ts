import { expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { askedFits } from './asked-fits.ts';

const plain: Answer = {
  type_code: 'ielts_unscripted_speaking',
  recording_id: '019aa000-0000-7000-8000-0000000000d1',
};
const worded: Answer = { ...plain, asked: { text: 'Why is that?', by: 'author' } };

it.each([
  ['a question with a plain answer', undefined, plain, true],
  ['a question answered as if it were a follow-up', undefined, worded, false],
  ['a follow-up with its wording', 'q1', worded, true],
  ['a follow-up without it', 'q1', plain, false],
  ['an essay', undefined, { type_code: 'ielts_writing', u: '' } as const, true],
] as const)('%s', (_, follows, answer, expected) => {
  expect(askedFits({ follows }, answer)).toBe(expected);
});
