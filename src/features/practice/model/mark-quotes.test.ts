import { describe, expect, it } from 'vitest';
import { markQuotes, type Quote } from './mark-quotes.ts';

const quote = (start: number, end: number): Quote => ({ start, end, tone: 'improve', note: 'n' });

describe('markQuotes', () => {
  it.each([
    ['no quote', [], ['abcdef']],
    ['one in the middle', [quote(2, 4)], ['ab', '[cd]', 'ef']],
    ['at both ends, out of order', [quote(4, 6), quote(0, 1)], ['[a]', 'bcd', '[ef]']],
    ['overlapping: the first stays whole', [quote(1, 4), quote(3, 6)], ['a', '[bcd]', 'ef']],
    ['same start: the longer one', [quote(1, 2), quote(1, 4)], ['a', '[bcd]', 'ef']],
    ['outside the essay', [quote(5, 99)], ['abcdef']],
  ])('%s', (_name, quotes, expected) => {
    expect(markQuotes('abcdef', quotes).map((part) => (part.tone ? `[${part.text}]` : part.text))).toEqual(
      expected,
    );
  });
});
