import { describe, expect, it } from 'vitest';
import { answersNeeded, type LevelMap, suggestLevel } from './suggest-level.ts';

const MAP: LevelMap = [
  { from: 0, level: 0 },
  { from: 0.2, level: 1 },
  { from: 0.45, level: 2 },
  { from: 0.65, level: 3 },
  { from: 0.85, level: 4 },
];

describe('suggestLevel', () => {
  it.each([
    ['none correct', 0, 40, { level: 0, low: 0, high: 0 }],
    ['just below a bound, possibly above it', 7, 40, { level: 0, low: 0, high: 1 }],
    ['exactly at a bound', 8, 40, { level: 1, low: 0, high: 1 }],
    ['in the middle of a level', 13, 40, { level: 1, low: 1, high: 1 }],
    ['the next level', 18, 40, { level: 2, low: 1, high: 2 }],
    ['well above it', 22, 40, { level: 2, low: 1, high: 2 }],
    ['upper', 26, 40, { level: 3, low: 2, high: 3 }],
    ['the highest', 34, 40, { level: 4, low: 3, high: 4 }],
    ['all correct', 40, 40, { level: 4, low: 4, high: 4 }],
    ['few questions give a wide range', 2, 4, { level: 2, low: 1, high: 3 }],
    ['one question gives almost no information', 1, 1, { level: 4, low: 1, high: 4 }],
  ])('%s: %i of %i, all answered', (_, won, marks, expected) => {
    expect(suggestLevel({ won, answered: marks, marks }, MAP)).toEqual(expected);
  });

  it.each([
    ['one of 41 answered, wrong', 0, 1, 41, null],
    ['one of 41 answered, correct', 1, 1, 41, null],
    ['one answer short of half', 20, 20, 41, null],
    ['half, all correct: wide range upwards', 21, 21, 41, { level: 2, low: 1, high: 4 }],
    ['half, all wrong', 0, 21, 41, { level: 0, low: 0, high: 0 }],
    ['half, half of them correct', 10, 21, 41, { level: 1, low: 0, high: 2 }],
    ['all but one', 26, 39, 40, { level: 3, low: 2, high: 3 }],
    ['no question with a key', 0, 0, 0, null],
  ])('%s', (_, won, answered, marks, expected) => {
    expect(suggestLevel({ won, answered, marks }, MAP)).toEqual(expected);
  });

  it.each([
    [41, 21],
    [40, 20],
    [1, 1],
    [0, 0],
  ])('with %i marks, requires %i answered', (marks, needed) => {
    expect(answersNeeded(marks)).toBe(needed);
  });

  it('suggests a level within its range', () => {
    for (let answered = 18; answered <= 35; answered++) {
      for (let won = 0; won <= answered; won++) {
        const placed = suggestLevel({ won, answered, marks: 35 }, MAP);
        expect(placed && placed.low <= placed.level && placed.level <= placed.high).toBe(true);
      }
    }
  });

  it('reaches a bound that is not an exact binary fraction', () => {
    const map: LevelMap = [
      { from: 0, level: 0 },
      { from: 0.1 + 0.2, level: 1 },
    ];
    expect(suggestLevel({ won: 3, answered: 10, marks: 10 }, map)?.level).toBe(1);
  });
});
