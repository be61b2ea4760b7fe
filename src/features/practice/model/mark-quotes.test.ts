import { describe, expect, it } from 'vitest';
import { markQuotes, mergeQuotes, type Quote, quotesOf } from './mark-quotes.ts';

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

it('of two graders’ quotes, the second’s stay if they overlap none of the first’s', () => {
  const shown = mergeQuotes([quote(2, 4)], [quote(0, 2), quote(3, 5), quote(1, 6), quote(4, 6)]);
  expect(shown.map(({ start, end }) => [start, end])).toEqual([
    [2, 4],
    [0, 2],
    [4, 6],
  ]);
});

it('a comment without a quote marks nothing', () => {
  const comment = { comment: 'Sửa.', tone: 'improve' as const };
  const at = { start: 1, end: 3, text: 'bc' };
  expect(
    quotesOf([
      { ...comment, quote: null },
      { ...comment, quote: at },
    ]),
  ).toEqual([{ start: 1, end: 3, tone: 'improve', note: 'Sửa.' }]);
});
