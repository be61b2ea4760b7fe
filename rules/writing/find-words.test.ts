import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const ESSAY =
  'I don’t think this is true. “Libraries” are well-known places (really?),\nand it is true that this is 50% of the cost.';

describe('findWords', () => {
  it.each([
    ['words as they stand', 'is true', 'is true'],
    ['at their first place, as whole words', 'is', 'is'],
    ['within quotation marks', '"this is true."', 'this is true.'],
    ['with a straight apostrophe', "don't think", 'don’t think'],
    ['with other quotation marks', '"Libraries" are', 'Libraries” are'],
    ['with another dash', 'well–known', 'well-known'],
    ['over a line break', '(really?), and it', '(really?),\nand it'],
    ['signs of patterns', '50% of the', '50% of the'],
  ])('finds %s', (_, words, text) => {
    const quote = findWords(ESSAY, words);
    expect(quote).toMatchObject({ text });
    expect(ESSAY.slice(quote?.start, quote?.end)).toBe(text);
  });

  it.each([
    ['words that are not there', 'is false'],
    ['part of a word', 'Librar'],
    ['corrected words', 'I do not think'],
    ['no words', ' …'],
    ['nothing', ''],
    ['a whole text', ESSAY.repeat(4)],
    ['a pattern', '.*'],
  ])('does not find %s', (_, words) => {
    expect(findWords(ESSAY, words)).toBeNull();
  });

  it('matches whole words only', () => {
    expect(findWords('This is it.', 'is')).toEqual({ start: 5, end: 7, text: 'is' });
  });
});
