import { describe, expect, it } from 'vitest';
import { type LevelMap, suggestLevel } from './suggest-level.ts';

const MAP: LevelMap = [
  { from: 0, level: 0 },
  { from: 0.2, level: 1 },
  { from: 0.45, level: 2 },
  { from: 0.65, level: 3 },
  { from: 0.85, level: 4 },
];

describe('suggestLevel', () => {
  it.each([
    ['nothing right', 0, 40, { level: 0, low: 0, high: 0 }],
    ['just below a bound may be above it', 7, 40, { level: 0, low: 0, high: 1 }],
    ['exactly at a bound', 8, 40, { level: 1, low: 0, high: 1 }],
    ['in the middle of a level', 13, 40, { level: 1, low: 1, high: 1 }],
    ['the next level', 18, 40, { level: 2, low: 1, high: 2 }],
    ['well above it', 22, 40, { level: 2, low: 1, high: 2 }],
    ['upper', 26, 40, { level: 3, low: 2, high: 3 }],
    ['the highest', 34, 40, { level: 4, low: 3, high: 4 }],
    ['all right', 40, 40, { level: 4, low: 4, high: 4 }],
    ['few questions say little', 2, 4, { level: 2, low: 1, high: 3 }],
    ['one question says next to nothing', 1, 1, { level: 4, low: 1, high: 4 }],
  ])('%s: %i of %i', (_, won, marks, expected) => {
    expect(suggestLevel(won, marks, MAP)).toEqual(expected);
  });

  it('suggests nothing without a question that has a key', () => {
    expect(suggestLevel(0, 0, MAP)).toBeNull();
  });

  it('never leaves the range that it gives', () => {
    for (let won = 0; won <= 35; won++) {
      const placed = suggestLevel(won, 35, MAP);
      expect(placed && placed.low <= placed.level && placed.level <= placed.high).toBe(true);
    }
  });

  it('a bound that is no binary fraction is reached by its share', () => {
    const map: LevelMap = [
      { from: 0, level: 0 },
      { from: 0.1 + 0.2, level: 1 },
    ];
    expect(suggestLevel(3, 10, map)?.level).toBe(1);
  });
});
