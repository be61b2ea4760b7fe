import { describe, expect, it } from 'vitest';
import { firstOf, joined, lengthOf, type Span, without } from './spans.ts';

describe('spans', () => {
  it.each<[string, Span[], Span[]]>([
    ['none', [], []],
    [
      'in any order',
      [
        [5, 6],
        [1, 2],
      ],
      [
        [1, 2],
        [5, 6],
      ],
    ],
    [
      'that overlap',
      [
        [1, 4],
        [3, 6],
      ],
      [[1, 6]],
    ],
    [
      'that touch',
      [
        [1, 3],
        [3, 6],
      ],
      [[1, 6]],
    ],
    [
      'one within another',
      [
        [1, 9],
        [3, 6],
      ],
      [[1, 9]],
    ],
    [
      'that are empty or run backwards',
      [
        [3, 3],
        [9, 4],
        [1, 2],
      ],
      [[1, 2]],
    ],
  ])('%s are joined', (_, spans, expected) => {
    expect(joined(spans)).toEqual(expected);
  });

  it.each<[string, Span[], Span[], Span[]]>([
    ['nothing', [[1, 9]], [], [[1, 9]]],
    [
      'the middle',
      [[1, 9]],
      [[3, 5]],
      [
        [1, 3],
        [5, 9],
      ],
    ],
    [
      'both ends',
      [[1, 9]],
      [
        [0, 2],
        [8, 12],
      ],
      [[2, 8]],
    ],
    [
      'all',
      [[1, 9]],
      [
        [0, 4],
        [4, 10],
      ],
      [],
    ],
    ['what lies elsewhere', [[1, 3]], [[3, 9]], [[1, 3]]],
    [
      'parts of two',
      [
        [1, 4],
        [6, 9],
      ],
      [[3, 7]],
      [
        [1, 3],
        [7, 9],
      ],
    ],
  ])('without %s', (_, spans, taken, expected) => {
    expect(without(spans, taken)).toEqual(expected);
  });

  it.each<[number, Span[]]>([
    [0, []],
    [2, [[1, 3]]],
    [
      4,
      [
        [1, 4],
        [6, 7],
      ],
    ],
    [
      99,
      [
        [1, 4],
        [6, 9],
      ],
    ],
  ])('the first %i', (length, expected) => {
    expect(
      firstOf(
        [
          [6, 9],
          [1, 4],
        ],
        length,
      ),
    ).toEqual(expected);
  });

  it('are as long as the time they cover', () => {
    expect(
      lengthOf([
        [1, 4],
        [3, 6],
        [8, 9],
      ]),
    ).toBe(6);
  });
});
