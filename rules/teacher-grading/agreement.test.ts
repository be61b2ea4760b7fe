import { describe, expect, it } from 'vitest';
import type { AiBands } from '#contract/teacher-desk.ts';
import { addSums, bandPairs, ENOUGH_PAIRS, NO_PAIRS, outOfTen, sumsOfPair } from './agreement.ts';

const at = (point: number) => ({ low: point - 0.5, point, high: point + 0.5 });
const ai: AiBands = {
  band: at(6),
  criteria: [
    { code: 'TR', band: at(6.5) },
    { code: 'GRA', band: at(5) },
  ],
};

describe('pairs of bands', () => {
  it('are of the whole answer and of each criterion that both assessed', () => {
    const blind = [
      { code: 'TR' as const, band: 6 },
      { code: 'CC' as const, band: 7 },
    ];
    const final = [
      { code: 'TR' as const, band: 6.5 },
      { code: 'CC' as const, band: 7 },
    ];
    expect(bandPairs(ai, blind, final)).toEqual([
      { criterion: 'band', ai: 6, blind: 6.5, final: 7 },
      { criterion: 'TR', ai: 6.5, blind: 6, final: 6.5 },
    ]);
  });

  it('are none without bands', () => {
    expect(bandPairs(ai, [], [])).toEqual([]);
  });
});

it.each([
  [6, 6, 6, [1, 1, 1, 0, 0]],
  [6, 6.5, 6.5, [0, 1, 1, 0.5, 0]],
  [6, 5, 5, [0, 0, 1, -1, 0]],
  [6, 7.5, 7.5, [0, 0, 0, 1.5, 0]],
  [6, 4, 6, [0, 0, 0, -2, 1]],
])(
  'AI %d, teacher %d, submitted %d',
  (point, blind, final, [exact, within_half, within_one, lean, changed]) => {
    const sums = sumsOfPair({ criterion: 'TR', ai: point, blind, final });
    expect(sums).toEqual({ pairs: 1, exact, within_half, within_one, lean, changed });
    expect(addSums(sums, NO_PAIRS)).toEqual(sums);
  },
);

it.each([
  [0, 0, null],
  [29, ENOUGH_PAIRS - 1, null],
  [30, ENOUGH_PAIRS, 10],
  [26, 40, 7],
  [0, 100, 0],
])('%i of %i are %s in ten', (hits, pairs, expected) => {
  expect(outOfTen(hits, pairs)).toBe(expected);
});
