import { describe, expect, it } from 'vitest';
import { planRoadmap } from '../roadmap/plan.ts';
import { dayGoal, goalProgress } from './day-goal.ts';

const weekBefore = (examDate: string, minutesADay: number, today = '2026-11-23') =>
  planRoadmap({
    today,
    examDate,
    band: 5,
    targetBand: 6.5,
    minutesADay,
    courses: [],
    skills: ['listening', 'reading', 'writing', 'speaking'],
  }).weeks[0] ?? null;

describe('dayGoal', () => {
  it.each([
    ['months before the exam: what the learner set', weekBefore('2027-03-01', 45), 45, false, 45],
    [
      'the same in a week that has only three days left',
      weekBefore('2027-03-01', 45, '2026-11-27'),
      45,
      false,
      45,
    ],
    ['in the light week before the exam: half', weekBefore('2026-11-26', 60), 60, false, 30],
    ['without a plan', null, 40, false, 40],
    ['without a plan and without a setting', null, null, false, 15],
    ['on the day of the exam', null, 60, true, 0],
  ])('%s', (_, week, dailyMinutes, isExamDay, goal) => {
    expect(dayGoal({ week, dailyMinutes, isExamDay })).toBe(goal);
  });
});

describe('goalProgress', () => {
  it.each<[string, number, number, number, boolean]>([
    ['nothing done', 30, 0, 0, false],
    ['a minute short', 30, 29 * 60, 29, false],
    ['exactly reached', 30, 30 * 60, 30, true],
    ['reached, as the minutes are shown', 30, 29 * 60 + 30, 30, true],
    ['more than asked', 30, 90 * 60, 90, true],
    ['no goal is never reached', 0, 20 * 60, 20, false],
  ])('%s', (_, goal, seconds, done, isReached) => {
    expect(goalProgress(goal, seconds)).toEqual({ done, goal, isReached });
  });
});
