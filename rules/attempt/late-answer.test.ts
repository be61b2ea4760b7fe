import { describe, expect, it } from 'vitest';
import { judgeLateAnswer } from './late-answer.ts';

describe('an answer that arrives after its attempt was submitted', () => {
  it.each([
    ['first answer, keys not shown', true, false, 'none', 'counts'],
    ['replaces one in time, keys not shown', true, false, 'in-time', 'counts'],
    ['second late answer', true, false, 'late', 'replaced-before'],
    ['first answer, keys shown', true, true, 'none', 'keys-shown'],
    ['replaces one in time, keys shown', true, true, 'in-time', 'keys-shown'],
    ['question without a key, keys shown', false, true, 'none', 'counts'],
    ['second late answer to a question without a key', false, true, 'late', 'counts'],
  ] as const)('%s', (_, hasKey, keysShown, standing, expected) => {
    expect(judgeLateAnswer({ hasKey, keysShown, standing })).toBe(expected);
  });
});
