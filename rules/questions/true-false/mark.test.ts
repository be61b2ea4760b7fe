import { describe, expect, it } from 'vitest';
import { TRUE_FALSE_VALUES } from '#contract/question.ts';
import { markTrueFalse } from './mark.ts';

const content = {
  type_code: 'true_false' as const,
  prompt: 'Bees sleep.',
  wording: 'true_false' as const,
  with_not_given: true,
};
const pairs = TRUE_FALSE_VALUES.flatMap((key) => TRUE_FALSE_VALUES.map((answer) => [key, answer] as const));

describe('markTrueFalse', () => {
  it.each(pairs)('key %s, answer %s', (key, answer) => {
    expect(
      markTrueFalse(
        content,
        { type_code: 'true_false', value: key },
        { type_code: 'true_false', value: answer },
        1,
      ),
    ).toEqual(key === answer ? { isCorrect: true, marksWon: 1 } : { isCorrect: false, marksWon: 0 });
  });
});
