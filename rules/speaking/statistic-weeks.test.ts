import { describe, expect, it } from 'vitest';
import type { TalkSums } from '#contract/speaking.ts';
import { talkSums } from '#contract/speaking.ts';
import { made } from '#tests/support/made.ts';
import { spokenWeeks } from './statistic-weeks.ts';

const NONE = made(talkSums, {});
const day = (on: string, given: Partial<TalkSums>) => ({ ...NONE, ...given, day: on });

describe('spokenWeeks', () => {
  it('has the last weeks up to today, with and without talks', () => {
    // 2 March 2026 is a Monday.
    const weeks = spokenWeeks([day('2026-03-03', { talks: 1, seconds: 90 })], '2026-03-15', 3);
    expect(weeks.map(({ starts_on, minutes, talks, pace }) => [starts_on, minutes, talks, pace])).toEqual([
      ['2026-02-23', 0, 0, null],
      ['2026-03-02', 1.5, 1, null],
      ['2026-03-09', 0, 0, null],
    ]);
  });

  it('divides the sums of a week, and never averages the rates of its days', () => {
    const [week] = spokenWeeks(
      [
        day('2026-03-09', { talks: 1, words: 200, talk_seconds: 100, pause_seconds: 10 }),
        day('2026-03-11', { talks: 1, words: 10, talk_seconds: 20, pause_seconds: 14 }),
      ],
      '2026-03-15',
      1,
    );
    expect(week).toMatchObject({ pace: 105, pauses: 20 });
  });

  it('weighs the means of days by their talks, leaving out days without the figure', () => {
    const [week] = spokenWeeks(
      [
        day('2026-03-09', { talks: 3, diversity: 40, pronunciation: 60 }),
        day('2026-03-10', { talks: 1, diversity: 60 }),
        day('2026-03-11', { talks: 5 }),
      ],
      '2026-03-15',
      1,
    );
    expect(week).toMatchObject({ talks: 9, diversity: 45, pronunciation: 60 });
  });

  it('ignores days before the first week', () => {
    expect(spokenWeeks([day('2026-02-01', { talks: 4 })], '2026-03-15', 2).map(({ talks }) => talks)).toEqual(
      [0, 0],
    );
  });
});
