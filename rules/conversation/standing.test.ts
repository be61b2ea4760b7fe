import { describe, expect, it } from 'vitest';
import {
  afterIntroduction,
  afterLevelUp,
  afterSelection,
  isPast,
  type LevelStanding,
  NO_STANDING,
  selectedLevel,
  withVip,
} from './standing.ts';

const at3: LevelStanding = {
  ...{ max_level: 3, suggested_level: 2, selected_level: 3 },
  ...{ selected_at: 50, completed_at: 10 },
};

it.each([
  [0, 1, false],
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
])('with %i as the highest, past level %i: %s', (max, level, past) => {
  expect(isPast(max, level)).toBe(past);
});

it.each([
  ['nothing before the introduction', NO_STANDING, null],
  ['the first for a VIP without it', withVip(NO_STANDING, true), 1],
  ['the suggested one', { ...at3, selected_level: null }, 2],
  ["the learner's own", at3, 3],
])('selected is %s', (_, standing, level) => {
  expect(selectedLevel(standing)).toBe(level);
});

it('VIP opens no more than the first level', () => {
  expect(withVip(at3, true).max_level).toBe(3);
  expect(withVip(NO_STANDING, false).max_level).toBe(0);
});

describe('selecting', () => {
  it.each([
    [1, 60, { selected_level: 1, selected_at: 60 }],
    [1, 50, { selected_level: 1, selected_at: 50 }],
    // An earlier choice that arrives late.
    [1, 40, { selected_level: 3, selected_at: 50 }],
  ] as const)('level %i at %i', (level, at, expected) => {
    expect(afterSelection(at3, level, at)).toEqual({ ...at3, ...expected });
  });

  it('a level that is not open is refused', () => {
    expect(afterSelection(at3, 4, 60)).toBeNull();
  });
});

describe('the introduction', () => {
  it('opens and selects the suggested level', () => {
    expect(afterIntroduction(NO_STANDING, 4, 5)).toEqual({
      ...{ max_level: 4, suggested_level: 4, selected_level: 4 },
      ...{ selected_at: 5, completed_at: 5 },
    });
  });

  it.each([
    ['again with less', 1, 60, { max_level: 3, suggested_level: 1, selected_level: 1 }],
    ['again with more', 5, 60, { max_level: 5, suggested_level: 5, selected_level: 5 }],
    ['before the last selection', 5, 20, { max_level: 5, suggested_level: 5, selected_level: 3 }],
    ['late, from another device', 5, 9, { max_level: 5, suggested_level: 2, selected_level: 3 }],
  ] as const)('%s', (_, suggested, at, expected) => {
    expect(afterIntroduction(at3, suggested, at)).toMatchObject(expected);
  });
});

describe('going up', () => {
  it.each([
    [3, 60, { max_level: 4, selected_level: 4 }],
    [6, 60, { max_level: 6, selected_level: 6 }],
    [1, 60, { max_level: 3, selected_level: 2 }],
    [3, 40, { max_level: 4, selected_level: 3 }],
  ] as const)('from level %i at %i', (level, at, expected) => {
    const once = afterLevelUp(at3, level, at);
    expect(once).toMatchObject(expected);
    expect(afterLevelUp(once, level, at)).toEqual(once);
  });
});
