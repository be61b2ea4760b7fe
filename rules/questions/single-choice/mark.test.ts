import { describe, expect, it } from 'vitest';
import { markSingleChoice } from './mark.ts';

const content = {
  type_code: 'single_choice' as const,
  prompt: 'Why?',
  options: [
    { id: 'A', text: 'one' },
    { id: 'B', text: 'two' },
  ],
};
const key = { type_code: 'single_choice' as const, choice: 'B' };

describe('markSingleChoice', () => {
  it.each([
    ['the key', 'B', 1, { isCorrect: true, marksWon: 1 }],
    ['the key of two marks', 'B', 2, { isCorrect: true, marksWon: 2 }],
    ['another option', 'A', 1, { isCorrect: false, marksWon: 0 }],
    ['the id in another case', 'b', 1, { isCorrect: false, marksWon: 0 }],
    ['nothing', '', 1, { isCorrect: false, marksWon: 0 }],
  ])('%s', (_, choice, marks, expected) => {
    expect(markSingleChoice(content, key, { type_code: 'single_choice', choice }, marks)).toEqual(expected);
  });
});
