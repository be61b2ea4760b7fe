import { describe, expect, it } from 'vitest';
import { lateAnswerFate } from './late-answer.ts';

describe('an answer that comes after its attempt was submitted', () => {
  it.each([
    ['the first one, keys not shown', true, false, 'none', 'counts'],
    ['another than the one in time, keys not shown', true, false, 'in-time', 'counts'],
    ['a second late one', true, false, 'late', 'replaced-before'],
    ['the first one, keys shown', true, true, 'none', 'keys-shown'],
    ['over another, keys shown', true, true, 'in-time', 'keys-shown'],
    ['to a question without a key, keys shown', false, true, 'none', 'counts'],
    ['again to a question without a key', false, true, 'late', 'counts'],
  ] as const)('%s', (_, hasKey, keysShown, standing, expected) => {
    expect(lateAnswerFate({ hasKey, keysShown, standing })).toBe(expected);
  });
});
