import { describe, expect, it } from 'vitest';
import { NO_STREAK } from '#rules/streak/streak.ts';
import { streakWith } from '#src/shared/streak/streak-with.ts';
import { type MonthDay, monthWeeks } from './month-weeks.ts';

const TODAY = '2026-11-21';
const known = { from: '2026-11-18', before: NO_STREAK, studied: ['2026-11-19'], outages: [], skipped: [] };
const { byDay: recent } = streakWith(known, ['2026-11-20'], TODAY);
const letter = (day: MonthDay | null): string => {
  if (!day) return '-';
  if (day.isProvisional) return 'p';
  return day.kind === null ? '?' : day.kind.charAt(0);
};
const drawn = (weeks: (MonthDay | null)[][]) => weeks.map((week) => week.map(letter).join(''));

describe('a month', () => {
  it('takes recent days from this device, and the others from the server', () => {
    const loaded = [
      { day: '2026-11-02', kind: 'studied' as const },
      { day: '2026-11-03', kind: 'frozen' as const },
      // Older than what is waiting here.
      { day: '2026-11-19', kind: 'outage' as const },
    ];
    expect(drawn(monthWeeks('2026-11', { today: TODAY, recent, loaded }))).toEqual([
      '------m',
      'sfmmmmm',
      'mmmmmmm',
      'mmmspoo',
      'ooooooo',
      'o------',
    ]);
  });

  it('that has not been loaded shows what this device knows', () => {
    expect(drawn(monthWeeks('2026-11', { today: TODAY, recent, loaded: null })).slice(2, 5)).toEqual([
      '???????',
      '??mspoo',
      'ooooooo',
    ]);
  });

  it('begins on its weekday, and marks today', () => {
    const weeks = monthWeeks('2027-02', { today: '2027-02-01', recent: new Map(), loaded: [] });
    expect(drawn(weeks)).toEqual(['mooooo' + 'o', 'ooooooo', 'ooooooo', 'ooooooo']);
    expect(weeks.flat().filter((day) => day?.isToday)).toMatchObject([{ day: '2027-02-01' }]);
  });
});
