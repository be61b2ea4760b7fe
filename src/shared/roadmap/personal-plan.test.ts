import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { made } from '#tests/support/made.ts';
import { bandNow, levelToBegin, personalPlan } from './personal-plan.ts';

const course = (id: string, level: number, status: 0 | 1 | 2 | 10, done = 0) => ({
  id,
  name: id,
  level,
  course_activation_status: status,
  lessons: 2,
  lessons_done: 0,
  minutes: 600,
  minutes_done: done,
});
const FACTS = made(ENDPOINTS.roadmap.roadmap.response, {
  bands: [
    { skill: 'reading', band: 6, on: '2026-02-01' },
    { skill: 'writing', band: 5, on: '2026-02-02' },
  ],
  courses: [course('a', 1, 0), course('b', 2, 1, 500)],
  week_starts_on: '2026-03-02',
});
const TARGET = { target_band: 6.5, exam_date: '2026-06-01', daily_minutes: null };
const TODAY = '2026-03-02';

describe('the learner’s current level', () => {
  it('is the mean of the tested skills', () => {
    expect(bandNow(FACTS)).toBe(5.5);
    expect(bandNow({ bands: [], level: null })).toBeNull();
  });

  it('is else the level of the current course, else the lowest', () => {
    expect(levelToBegin(FACTS)).toBe(2);
    expect(levelToBegin({ courses: [course('a', 1, 10)], level: null })).toBe(0);
  });

  it('is the placement result, unless a band is newer', () => {
    const level = { level: 3, from: 'placement', on: '2026-02-03' } as const;
    expect(levelToBegin({ ...FACTS, level })).toBe(3);
    expect(bandNow({ ...FACTS, level })).toBeNull();
    expect(bandNow({ ...FACTS, level: { ...level, on: '2026-02-01' } })).toBe(5.5);
    expect(bandNow({ ...FACTS, level: { ...level, from: 'chosen' } })).toBe(5.5);
  });
});

describe('the personal plan', () => {
  it('needs a target', () => {
    expect(personalPlan(FACTS, { ...TARGET, target_band: null }, 0, TODAY)).toBeNull();
  });

  it('starts with the tested band, the current course and the untested skills', () => {
    const plan = personalPlan(FACTS, TARGET, 0, TODAY);
    expect(plan?.hoursNeeded).toBeCloseTo(83.3 + 125, 0);
    expect(plan?.weeks[0]).toMatchObject({ courses: ['b'], focus: 'listening' });
    expect(plan?.weeks.slice(0, 4).map(({ focus }) => focus)).toEqual([
      'listening',
      'speaking',
      'writing',
      'reading',
    ]);
  });

  it('starts with the level if nothing was tested', () => {
    const plan = personalPlan({ ...FACTS, bands: [] }, TARGET, 2, TODAY);
    expect(plan?.hoursNeeded).toBeCloseTo(250 + 125);
  });
});
