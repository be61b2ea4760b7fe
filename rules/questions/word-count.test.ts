import { describe, expect, it } from 'vitest';
import { countWords } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   \n\t ', 0],
    ['word', 1],
    ['two words', 2],
    ['  spaces   inside  ', 2],
    ['line\nbreak', 2],
    ['no\u00a0break', 2],
    ['well-known', 1],
    ['a state-of-the-art lab', 3],
    ["don't", 1],
    ['don’t stop', 2],
    ['25', 1],
    ['1,500 people', 2],
    ['3.5 %', 1],
    ['$40', 1],
    ['first — second', 2],
    ['first—second', 2],
    ['first--second', 2],
    ['first - second', 2],
    ['9:30 a.m.', 2],
    ['and/or', 1],
    ['café & bar', 2],
    ['Tiếng Việt có dấu', 4],
    ['... !', 0],
  ])('%j has %i', (text, expected) => {
    expect(countWords(text)).toBe(expected);
  });
});
