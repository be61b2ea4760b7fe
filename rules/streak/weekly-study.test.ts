import { describe, expect, it } from 'vitest';
import { weeklyStudy } from './weekly-study.ts';

const event = (day: string, subject: string) => ({ day, subject });

describe('weeklyStudy', () => {
  it('returns empty weeks without events', () => {
    expect(weeklyStudy([], '2026-11-21', 2)).toEqual([
      { from: '2026-11-09', to: '2026-11-15', sections: 0, study_days: 0 },
      { from: '2026-11-16', to: '2026-11-22', sections: 0, study_days: 0 },
    ]);
  });

  it.each([
    ['one section', [event('2026-11-16', 'a')], 1, 1],
    ['two on a day', [event('2026-11-16', 'a'), event('2026-11-16', 'b')], 2, 1],
    ['the same on two days', [event('2026-11-16', 'a'), event('2026-11-22', 'a')], 1, 2],
    ['the Sunday before and the Monday after', [event('2026-11-15', 'a'), event('2026-11-23', 'b')], 0, 0],
  ])('counts %s', (_, events, sections, study_days) => {
    expect(weeklyStudy(events, '2026-11-21', 1)).toEqual([
      { from: '2026-11-16', to: '2026-11-22', sections, study_days },
    ]);
  });
});
