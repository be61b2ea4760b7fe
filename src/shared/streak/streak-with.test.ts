import { describe, expect, it } from 'vitest';
import { NO_STREAK, type StudyDays } from '#rules/streak/streak.ts';
import { type ShownDay, streakWith } from './streak-with.ts';

const TODAY = '2026-11-21';
const known: StudyDays = {
  from: '2026-10-18',
  before: NO_STREAK,
  studied: ['2026-11-19', '2026-11-20'],
  outages: [],
  skipped: [],
};
const LETTER = { studied: 'x', frozen: 'F', outage: 'o', skipped: 's', missed: '.', open: '?' } as const;
const marks = (week: ShownDay[]) =>
  week.map(({ kind, isProvisional }) => (isProvisional ? 'p' : LETTER[kind])).join('');

describe('streakWith', () => {
  it.each([
    ['nothing queued', [], 2, false, false, '...xx??'],
    ['today queued', ['2026-11-21'], 3, true, true, '...xxp?'],
    ['a gap filled by queued work', ['2026-11-18'], 3, false, true, '..pxx??'],
    ['queued work on a known day', ['2026-11-20'], 2, false, false, '...xx??'],
  ])('%s', (_, localDays, length, today, provisional, week) => {
    const streak = streakWith(known, localDays, TODAY);
    expect(streak).toMatchObject({ length, today, provisional });
    expect(marks(streak.week)).toBe(week);
    expect(streak.week[5]).toMatchObject({ day: TODAY, weekday: 6, isToday: true });
  });

  it('continues from data fetched yesterday', () => {
    expect(streakWith(known, [], '2026-11-22').length).toBe(0);
    expect(streakWith(known, ['2026-11-21'], '2026-11-22').length).toBe(3);
  });

  it('keeps days with freezes and outages, and knows the longest streak', () => {
    const before = { length: 20, freezes: 1, longest: 60 };
    const days = { ...known, from: '2026-11-16', before, studied: ['2026-11-19'], outages: ['2026-11-17'] };
    const streak = streakWith(days, ['2026-11-20'], TODAY);
    expect(marks(streak.week)).toBe('Fo.xp??');
    expect(streak).toMatchObject({ length: 2, freezes: 0, longest: 60, provisional: true });
  });
});
