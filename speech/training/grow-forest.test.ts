import { describe, expect, it } from 'vitest';
import { growForest } from '../scoring/forest.ts';
import { drawLine } from '../scoring/line.ts';
import { correlation, separation } from './correlation.ts';
import { fitLine } from './fit-line.ts';
import { type Example, type Growth, growTrees } from './grow-forest.ts';
import { seededRandom } from './random.ts';

const GROWTH: Growth = { trees: 120, depth: 3, rate: 0.1, leaf: 5, examples: 0.7, features: 1, seed: 9 };

function examplesOf(target: (row: readonly number[]) => number, count = 1500): Example[] {
  const random = seededRandom(5);
  return Array.from({ length: count }, () => {
    const row = [random(), random(), random()];
    return { row, target: target(row), weight: 1 };
  });
}

describe('a forest', () => {
  const bent = ([a = 0, b = 0]: readonly number[]) => (a > 0.5 ? b * b : 1 - a);

  it('learns what no linear model can', () => {
    const examples = examplesOf(bent);
    const predict = growForest(growTrees(examples, GROWTH));
    const drawn = drawLine(fitLine(examples, 1));
    const targets = examples.map(({ target }) => target);
    expect(
      correlation(
        examples.map(({ row }) => predict(row)),
        targets,
      ),
    ).toBeGreaterThan(0.98);
    expect(
      correlation(
        examples.map(({ row }) => drawn(row)),
        targets,
      ),
    ).toBeLessThan(0.9);
  });

  it('is the same for the same examples and seed', () => {
    const examples = examplesOf(bent, 300);
    expect(growTrees(examples, GROWTH)).toEqual(growTrees(examples, GROWTH));
    expect(growTrees(examples, { ...GROWTH, seed: 10 })).not.toEqual(growTrees(examples, GROWTH));
  });

  it('gives heavier examples more influence', () => {
    const examples = [
      ...Array.from({ length: 50 }, () => ({ row: [1], target: 0, weight: 1 })),
      ...Array.from({ length: 50 }, () => ({ row: [1], target: 1, weight: 3 })),
    ];
    expect(growForest(growTrees(examples, GROWTH))([1])).toBeCloseTo(0.75, 2);
  });

  it('rejects a truncated file', () => {
    const stored = growTrees(examplesOf(bent, 300), GROWTH);
    expect(() => growForest({ ...stored, trees: stored.trees - 1 })).toThrow('nodes');
  });
});

describe('a line', () => {
  it('recovers the weights of the targets', () => {
    const examples = examplesOf(([a = 0, b = 0, c = 0]) => 2 + 3 * a - b + 0 * c);
    const [bias = 0, ...weights] = fitLine(examples, 1e-6);
    expect(bias).toBeCloseTo(2, 3);
    expect(weights[0]).toBeCloseTo(3, 3);
    expect(weights[1]).toBeCloseTo(-1, 3);
    expect(weights[2]).toBeCloseTo(0, 3);
  });
});

describe('correlation and separation', () => {
  it.each([
    { x: [1, 2, 3], y: [2, 4, 6], r: 1 },
    { x: [1, 2, 3], y: [3, 2, 1], r: -1 },
    { x: [1, 2, 3, 4], y: [1, -1, -1, 1], r: 0 },
  ])('$x and $y correlate by $r', ({ x, y, r }) => {
    expect(correlation(x, y)).toBeCloseTo(r, 10);
  });

  it.each([
    { above: [3, 4], below: [1, 2], auc: 1 },
    { above: [1, 2], below: [3, 4], auc: 0 },
    { above: [1, 3], below: [1, 3], auc: 0.5 },
    { above: [2, 2], below: [2, 1], auc: 0.75 },
  ])('$above above $below: $auc', ({ above, below, auc }) => {
    expect(separation(above, below)).toBe(auc);
  });
});
