import { describe, expect, it } from 'vitest';
import { NO_STREAK, type StudyDays, streakOf, walkDays, withLocalDays } from './streak.ts';

const TODAY = '2026-11-21';
/** Days from 17 November on; `length`: of the streak on the 16th. */
const known = (studied: string[], length = 0, more: Partial<StudyDays> = {}): StudyDays => ({
  from: '2026-11-17',
  before: { length, freezes: 0, longest: length },
  studied,
  outages: [],
  skipped: [],
  ...more,
});

describe('streakOf', () => {
  it.each([
    ['nothing yet', known([]), 0, false],
    ['today alone', known(['2026-11-21']), 1, true],
    ['yesterday alone: today may still come', known(['2026-11-20']), 1, false],
    ['the day before yesterday: it is over', known(['2026-11-19']), 0, false],
    ['three in a row, in any order', known(['2026-11-20', '2026-11-21', '2026-11-19']), 3, true],
    ['a gap ends it', known(['2026-11-21', '2026-11-20', '2026-11-18']), 2, true],
    ['a day that had begun before a journey west', known(['2026-11-22', '2026-11-20']), 2, false],
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
    [
      'an outage keeps it and adds nothing',
      known(['2026-11-17', '2026-11-21'], 0, { outages: ['2026-11-18', '2026-11-19', '2026-11-20'] }),
      2,
      true,
    ],
    [
      'so does a day that a journey skipped',
      known(['2026-11-18', '2026-11-19', '2026-11-21'], 0, { skipped: ['2026-11-20'] }),
      3,
      true,
    ],
    [
      'a day of an outage that was studied all the same counts',
      known(['2026-11-20', '2026-11-21'], 0, { outages: ['2026-11-20'] }),
      2,
      true,
    ],
  ])('%s', (_, days, length, today) => {
    expect(streakOf(days, TODAY)).toMatchObject({ length, today });
  });

  it('is repaired by a day that is reported late', () => {
    const days = known(['2026-11-21', '2026-11-19', '2026-11-18']);
    expect(streakOf(days, TODAY).length).toBe(1);
    expect(streakOf(withLocalDays(days, ['2026-11-20']), TODAY).length).toBe(4);
  });

  it('remembers the longest one', () => {
    expect(streakOf(known(['2026-11-19'], 40), TODAY)).toMatchObject({ length: 0, longest: 40 });
    expect(streakOf(known(['2026-11-17', '2026-11-18'], 40), '2026-11-19')).toMatchObject({
      length: 42,
      longest: 42,
    });
  });
});

/** One letter a day from 1 November on: x studied, o outage, . neither; the last one is today. */
const history = (marks: string): [StudyDays, string] => {
  const dayAt = (at: number) => `2026-11-${String(at + 1).padStart(2, '0')}`;
  const daysWith = (mark: string) => [...marks].flatMap((each, at) => (each === mark ? dayAt(at) : []));
  const days = {
    from: dayAt(0),
    before: NO_STREAK,
    studied: daysWith('x'),
    outages: daysWith('o'),
    skipped: [],
  };
  return [days, dayAt(marks.length - 1)];
};
const LETTER = { studied: 'x', frozen: 'F', outage: 'o', skipped: 's', missed: '.', open: '?' } as const;

describe('freezes', () => {
  it.each([
    ['six days earn none', 'xxxxxx.x', 'xxxxxx.x', 1, 0],
    ['seven days earn one, a missed day uses it', 'xxxxxxx.x', 'xxxxxxxFx', 8, 0],
    ['today is not missed yet', 'xxxxxxx.', 'xxxxxxx?', 7, 1],
    ['two missed days need two', 'xxxxxxx..x', 'xxxxxxxF.x', 1, 0],
    ['at most two are held', 'xxxxxxxxxxxxxxxxxxxxxxx', 'xxxxxxxxxxxxxxxxxxxxxxx', 23, 2],
    ['two missed days use two', 'xxxxxxxxxxxxxx..x', 'xxxxxxxxxxxxxxFFx', 15, 0],
    ['a third ends the streak', 'xxxxxxxxxxxxxx...x', 'xxxxxxxxxxxxxxFF.x', 1, 0],
    ['one used is earned again', 'xxxxxxx.xxxxxxx.x', 'xxxxxxxFxxxxxxxFx', 15, 0],
    ['none is lost to an outage', 'xxxxxxxo', 'xxxxxxxo', 7, 1],
    ['an outage between missed days', 'xxxxxxx.ox', 'xxxxxxxFox', 8, 0],
    ['none is used without a streak', '..x', '..x', 1, 0],
  ])('%s', (_, marks, kinds, length, freezes) => {
    const { state, days } = walkDays(...history(marks));
    expect(days.map(({ kind }) => LETTER[kind]).join('')).toBe(kinds);
    expect(state).toMatchObject({ length, freezes });
  });

  it('come back when the missed day is reported late', () => {
    const [days, today] = history('xxxxxxx.xx');
    expect(streakOf(days, today)).toMatchObject({ length: 9, freezes: 0 });
    expect(streakOf(withLocalDays(days, ['2026-11-08']), today)).toMatchObject({ length: 10, freezes: 1 });
  });

  it('are not for the streak of one course', () => {
    const [days, today] = history('xxxxxxx.x');
    expect(streakOf(days, today, 'without-freezes')).toMatchObject({ length: 1, freezes: 0 });
  });
});

describe('withLocalDays', () => {
  it('names each day once', () => {
    expect(withLocalDays(known(['2026-11-20']), ['2026-11-21', '2026-11-20'])).toEqual(
      known(['2026-11-20', '2026-11-21']),
    );
  });
});
