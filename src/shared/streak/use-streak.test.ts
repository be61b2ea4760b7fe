import { describe, expect, it } from 'vitest';
import { streakWith } from './use-streak.ts';

const TODAY = '2026-11-21';
const known = { days: ['2026-11-19', '2026-11-20'], from: '2026-10-18', before: 0 };
const marks = (week: { studied: boolean }[]) => week.map(({ studied }) => (studied ? 'x' : '.')).join('');

describe('streakWith', () => {
  it.each([
    ['nothing queued', [], 2, false, false, '...xx..'],
    ['today queued', ['2026-11-21'], 3, true, true, '...xxx.'],
    ['a gap filled by queued work', ['2026-11-18'], 3, false, true, '..xxx..'],
    ['queued work on a known day', ['2026-11-20'], 2, false, false, '...xx..'],
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
});
