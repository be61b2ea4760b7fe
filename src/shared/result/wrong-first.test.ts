import { expect, it } from 'vitest';
import { type Verdict, wrongFirst } from './wrong-first.ts';

it('shows the wrong answers first, the right ones last, each group in its order', () => {
  const given: readonly (readonly [number, Verdict])[] = [
    [1, true],
    [2, false],
    [3, null],
    [4, false],
    [5, true],
  ];
  expect(wrongFirst(given, ([, verdict]) => verdict).map(([number]) => number)).toEqual([2, 4, 3, 1, 5]);
});
