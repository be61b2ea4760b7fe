import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { RoadmapFacts } from '#src/shared/roadmap/personal-plan.ts';
import { made } from '#tests/support/made.ts';
import { minutesThisWeek, planToday } from './plan-today.ts';

/** A Wednesday. */
const TODAY = '2026-11-25';
const facts = made(ENDPOINTS.roadmap.roadmap.response, {
  bands: [{ skill: 'reading', band: 5.5, on: '2026-10-01' }],
  week_starts_on: '2026-11-23',
  minutes_this_week: 40,
  estimated_this_week: 0,
  today: {
    day: TODAY,
    done: [{ subject: 'a', minutes: 25 }],
    times: [{ subject: 'a', spans: [[0, 600_000] as const] }],
  },
});
const target = { target_band: 6, exam_date: '2028-11-01', daily_minutes: 30 };
const input = {
  target,
  facts,
  chosenLevel: null,
  today: TODAY,
  minutesThisWeek: 40,
  firstDay: '2026-11-01',
};
const nothingSet = { target_band: null, exam_date: null, daily_minutes: null };

describe('planToday', () => {
  it.each<[string, Partial<Parameters<typeof planToday>[0]>, object]>([
    ['kept', {}, { goal: 30, pace: { kind: 'kept' }, isAssumed: false }],
    ['behind', { minutesThisWeek: 12 }, { pace: { kind: 'behind', minutes: 18, isEstimate: false } }],
    [
      'behind by an estimate',
      { minutesThisWeek: 12, facts: { ...facts, estimated_this_week: 5 } },
      { pace: { kind: 'behind', minutes: 18, isEstimate: true } },
    ],
    ['begun today', { minutesThisWeek: 0, firstDay: null }, { pace: { kind: 'kept' } }],
    [
      'kept, for an exam that is too near',
      { target: { ...target, exam_date: '2026-12-20' } },
      { pace: { kind: 'short' } },
    ],
    ['at its end', { target: { ...target, target_band: 5 } }, { pace: { kind: 'reached' } }],
    ['not on this device', { facts: null }, { goal: 30, pace: { kind: 'none' } }],
    [
      'not made',
      { target: nothingSet },
      { goal: 15, isAssumed: true, pace: { kind: 'none' }, exam: { kind: 'no-target' } },
    ],
  ])('a plan %s', (_, part, expected) => {
    expect(planToday({ ...input, ...part })).toMatchObject(expected);
  });
});

describe('minutesThisWeek', () => {
  const log = {
    day: TODAY,
    seconds: 20 * 60,
  };
  it.each<[string, RoadmapFacts | null, number]>([
    ['adds what the server does not know', facts, 50],
    ['to what it counted yesterday', { ...facts, today: { day: '2026-11-24', done: [] } }, 60],
    ['but not to another week', { ...facts, week_starts_on: '2026-11-16' }, 20],
    ['counts this device alone without the server', null, 20],
  ])('%s', (_, known, minutes) => {
    expect(minutesThisWeek(known, log)).toBe(minutes);
  });
});
