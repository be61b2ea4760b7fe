import { describe, expect, it } from 'vitest';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { answerWords, questionTitle } from './answer-words.ts';

const options = [
  { id: 'A', text: 'On roofs' },
  { id: 'B', text: 'In trees' },
];
const single: QuestionContent = { type_code: 'single_choice', prompt: 'Where do **bees** live?', options };
const multiple: QuestionContent = { ...single, type_code: 'multiple_choice', choose: 2 };
const matching: QuestionContent = {
  type_code: 'matching',
  prompt: 'Match.',
  variant: 'headings',
  items: [{ name: '1', text: 'A' }],
  options,
  reuse: false,
};
const fill: QuestionContent = {
  type_code: 'fill_paragraph',
  prompt: 'Complete the summary.',
  layout: 'summary',
  text: 'Bees live on {{1}} and make {{2}}.',
  picture: null,
  word_bank: null,
  word_limit: 1,
};
const yesNo: QuestionContent = {
  type_code: 'true_false',
  prompt: 'Bees?',
  wording: 'yes_no',
  with_not_given: true,
};

describe('answerWords', () => {
  it.each<[QuestionContent, Answer, string]>([
    [single, { type_code: 'single_choice', choice: 'B' }, 'B. In trees'],
    [single, { type_code: 'single_choice', choice: 'Z' }, 'Z'],
    [multiple, { type_code: 'multiple_choice', choices: ['A', 'B'] }, 'A. On roofs; B. In trees'],
    [yesNo, { type_code: 'true_false', value: 'FALSE' }, 'No'],
    [{ ...yesNo, wording: 'true_false' }, { type_code: 'true_false', value: 'NOT_GIVEN' }, 'Not Given'],
    [matching, { type_code: 'matching', pairs: { 1: 'A' } }, '(1) A. On roofs'],
    [fill, { type_code: 'fill_paragraph', blanks: { 1: 'roofs', 2: ' ' } }, '(1) roofs'],
    [
      { type_code: 'free_text', prompt: 'x', word_limit: null },
      { type_code: 'free_text', text: '<b>' },
      '<b>',
    ],
  ])('%o', (content, answer, words) => {
    expect(answerWords(content, answer)).toBe(words);
  });
});

it.each([
  [single, 'Where do bees live?'],
  [fill, 'Bees live on … and make ….'],
  [{ ...single, prompt: 'The _old_ letters ______ every morning.' }, 'The old letters … every morning.'],
  [{ ...single, prompt: 'a'.repeat(200) }, `${'a'.repeat(139)}…`],
])('questionTitle names a question', (content, title) => {
  expect(questionTitle(content)).toBe(title);
});
