import type { PlanWeek } from '../roadmap/plan.ts';
import { shownMinutes } from '../study-time/studied.ts';

/** Goal of a learner without a plan, minutes: short enough for a day without time. */
const GOAL_WITHOUT_PLAN = 15;
const DAYS_KEPT = 6;
const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

const daysIn = ({ startsOn, endsOn }: PlanWeek): number =>
  Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS) + 1;

interface GoalInput {
  /** The plan's current week; null without a plan, or on the day of the exam. */
  week: PlanWeek | null;
  /** Null: the learner has set none. */
  dailyMinutes: number | null;
  /** The exam is today: nothing more is asked. */
  isExamDay: boolean;
}

/**
 * Minutes of study to aim for today: the plan's week spread over its study days, six of seven; in the light week
 * before the exam that is half as much. 0 on the day of the exam.
 */
export function dayGoal({ week, dailyMinutes, isExamDay }: GoalInput): number {
  if (isExamDay) return 0;
  if (!week) return dailyMinutes ?? GOAL_WITHOUT_PLAN;
  const studyDays = (daysIn(week) * DAYS_KEPT) / DAYS_A_WEEK;
  return Math.max(1, Math.round((week.hours * 60) / studyDays));
}

/** Planned minutes of what was completed, by what it is: completing it twice counts once. */
export type DoneMinutes = Readonly<Record<string, number>>;

export interface GoalProgress {
  /** Measured minutes, whole. */
  done: number;
  goal: number;
  isReached: boolean;
}

/** @param seconds measured on that day */
export function goalProgress(goal: number, seconds: number): GoalProgress {
  const done = shownMinutes(seconds);
  return { done, goal, isReached: goal > 0 && done >= goal };
}
