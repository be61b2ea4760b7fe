import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { levelNow } from '#rules/level/level-now.ts';
import { made } from '#tests/support/made.ts';
import { levelToBegin, personalPlan, planLevel } from './personal-plan.ts';

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
  const level = { level: 1, low: 1, high: 1, from: 'placement', on: '2026-02-03' } as const;

  it('is estimated from the tested skills', () => {
    expect(levelNow(FACTS, TODAY)).toMatchObject({ band: 5.5 });
    expect(levelNow({ bands: [], level: null }, TODAY)).toBeNull();
    expect(levelNow({ bands: [], level: { ...level, from: 'chosen' } }, TODAY)).toBeNull();
  });

  it('is else the level of the current course, else the lowest', () => {
    expect(levelToBegin(FACTS)).toBe(2);
    expect(levelToBegin({ courses: [course('a', 1, 10)], level: null })).toBe(0);
  });

  it('heeds a placement test beside one doubtful essay, whichever is newer', () => {
    const essay = { skill: 'writing', band: 5.5, on: '2026-03-01' } as const;
    for (const on of ['2026-02-03', '2026-03-02']) {
      const facts = { ...FACTS, bands: [essay], level: { ...level, on } };
      expect(levelNow(facts, TODAY)).toMatchObject({ band: 4 });
      expect(planLevel(facts, 4, TODAY)).toBe(1);
    }
    expect(planLevel({ ...FACTS, bands: [], level: null }, 4, TODAY)).toBe(4);
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
