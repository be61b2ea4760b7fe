import { describe, expect, it } from 'vitest';
import { markMultipleChoice } from './mark.ts';

const content = {
  type_code: 'multiple_choice' as const,
  prompt: 'Which TWO?',
  options: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, text: id })),
  choose: 2,
};
const key = { type_code: 'multiple_choice' as const, choices: ['B', 'D'] };

describe('markMultipleChoice', () => {
  it.each([
    ['both', ['B', 'D'], true, 2],
    ['both, in the other order', ['D', 'B'], true, 2],
    ['one of two', ['B'], false, 1],
    ['one correct, one wrong', ['B', 'C'], false, 1],
    ['both wrong', ['A', 'C'], false, 0],
    ['nothing', [], false, 0],
    ['more than required', ['B', 'D', 'A'], false, 0],
    ['the same twice', ['B', 'B'], false, 1],
  ])('%s', (_, choices, isCorrect, marksWon) => {
    expect(markMultipleChoice(content, key, { type_code: 'multiple_choice', choices }, 2)).toEqual({
      isCorrect,
      marksWon,
    });
  });

  it('splits three marks into thirds', () => {
    const three = { ...content, choose: 3 };
    const keyed = { ...key, choices: ['A', 'B', 'C'] };
    const answer = { type_code: 'multiple_choice' as const, choices: ['A', 'B', 'E'] };
    expect(markMultipleChoice(three, keyed, answer, 3)).toEqual({ isCorrect: false, marksWon: 2 });
  });
});
