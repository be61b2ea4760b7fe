import { describe, expect, it } from 'vitest';
import { streakOf, withLocalDays } from './streak.ts';

const TODAY = '2026-11-21';
const known = (days: string[], before = 0) => ({ days, from: '2026-11-17', before });

describe('streakOf', () => {
  it.each([
    ['nothing yet', known([]), 0, false],
    ['today alone', known(['2026-11-21']), 1, true],
    ['yesterday alone: today may still come', known(['2026-11-20']), 1, false],
    ['the day before yesterday: it is over', known(['2026-11-19']), 0, false],
    ['three in a row, in any order', known(['2026-11-20', '2026-11-21', '2026-11-19']), 3, true],
    ['a gap ends it', known(['2026-11-21', '2026-11-20', '2026-11-18']), 2, true],
    ['a day of tomorrow means nothing', known(['2026-11-22', '2026-11-20']), 1, false],
    [
      'a run that goes back beyond what is known',
      known(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'], 40),
      45,
      true,
    ],
    [
      'the same, with today still to come',
      known(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'], 40),
      44,
      false,
    ],
    ['an older run that a gap cuts off', known(['2026-11-18', '2026-11-19', '2026-11-20'], 40), 3, false],
  ])('%s', (_, days, length, today) => {
    expect(streakOf(days, TODAY)).toEqual({ length, today });
  });

  it('is repaired by a day that is reported late', () => {
    const days = known(['2026-11-21', '2026-11-19', '2026-11-18']);
    expect(streakOf(days, TODAY).length).toBe(1);
    expect(streakOf(withLocalDays(days, ['2026-11-20']), TODAY).length).toBe(4);
  });
});

describe('withLocalDays', () => {
  it('names each day once', () => {
    expect(withLocalDays(known(['2026-11-20']), ['2026-11-21', '2026-11-20'])).toEqual(
      known(['2026-11-20', '2026-11-21']),
    );
  });
});
