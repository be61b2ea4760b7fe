import { describe, expect, it } from 'vitest';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { examItems, type NumberedQuestion, numberRange } from './items.ts';

const question = (content: QuestionContent, last: number): NumberedQuestion => ({
  id: 'q',
  part: 2,
  first_number: 27,
  last_number: last,
  content,
});
const options = [
  { id: 'A', text: 'a' },
  { id: 'B', text: 'b' },
];
const choice = question({ type_code: 'single_choice', prompt: 'p', options }, 27);
const blanks = question(
  {
    type_code: 'fill_paragraph',
    prompt: 'p',
    layout: 'summary',
    text: '{{2}} then {{1}}',
    picture: null,
    word_bank: null,
    word_limit: null,
  },
  28,
);
const matching = question(
  {
    type_code: 'matching',
    prompt: 'p',
    variant: 'headings',
    items: [
      { name: 'a', text: 'a' },
      { name: 'b', text: 'b' },
    ],
    options,
    reuse: false,
  },
  28,
);
const several = question({ type_code: 'multiple_choice', prompt: 'p', options, choose: 2 }, 28);

const CASES: [string, NumberedQuestion, Answer | null, boolean[]][] = [
  ['nothing chosen', choice, null, [false]],
  ['chosen', choice, { type_code: 'single_choice', choice: 'A' }, [true]],
  ['an untouched text has all its numbers', blanks, null, [false, false]],
  [
    'blanks in reading order',
    blanks,
    { type_code: 'fill_paragraph', blanks: { 1: 'x', 2: ' ' } },
    [false, true],
  ],
  ['items one by one', matching, { type_code: 'matching', pairs: { b: 'A' } }, [false, true]],
  [
    'choices fill the numbers from the left',
    several,
    { type_code: 'multiple_choice', choices: ['B'] },
    [true, false],
  ],
  [
    'marks other than by item: answered as a whole',
    { ...blanks, last_number: 27 },
    { type_code: 'fill_paragraph', blanks: { 1: 'x' } },
    [true],
  ],
];

describe('testItems', () => {
  it.each(CASES)('%s', (_, question, answer, expected) => {
    const items = examItems([question], new Map(answer ? [['q', answer]] : []), new Set(['other']));
    expect(items.map(({ answered }) => answered)).toEqual(expected);
    expect(items.map(({ number }) => number)).toEqual(expected.map((_value, index) => 27 + index));
    expect(items.every(({ marked, part }) => !marked && part === 2)).toBe(true);
  });

  it('marks every number of a question', () => {
    expect(examItems([several], new Map(), new Set(['q'])).map(({ marked }) => marked)).toEqual([true, true]);
  });
});

it.each([
  [5, 5, '5'],
  [7, 8, '7–8'],
])('numbers %i to %i are read %s', (first_number, last_number, expected) => {
  expect(numberRange({ first_number, last_number })).toBe(expected);
});
