import { mondayOf } from '#rules/calendar/calendar.ts';
import type { Plan } from '#rules/roadmap/plan.ts';
import { secondsOf, shownMinutes } from '#rules/study-time/studied.ts';
import { dayGoal } from '#rules/today/day-goal.ts';
import { minutesBehind } from '#rules/today/week-pace.ts';
import {
  DEFAULT_MINUTES,
  personalPlan,
  planLevel,
  type RoadmapFacts,
  type Target,
} from '#src/shared/roadmap/personal-plan.ts';
import type { DayLog } from './day-log.ts';

const DAY_MS = 86_400_000;

/** The exam as the learner's plan sees it today. */
export type ExamOutlook =
  /** Neither a band nor a date is set. */
  | { kind: 'no-target' }
  | { kind: 'no-date' }
  | { kind: 'past' }
  | { kind: 'today' }
  | { kind: 'ahead'; days: number };

/** `none`: there is no plan to keep. */
export type Pace =
  | { kind: 'none' }
  | { kind: 'reached' }
  | { kind: 'short' }
  /** `isEstimate`: some of this week's minutes were not measured. */
  | { kind: 'behind'; minutes: number; isEstimate: boolean }
  | { kind: 'kept' };

export interface PlanToday {
  /** Minutes; 0 on the day of the exam. */
  goal: number;
  /** The learner has set neither a target nor minutes a day. */
  isAssumed: boolean;
  exam: ExamOutlook;
  pace: Pace;
}

function outlook({ target_band, exam_date }: Target, today: string): ExamOutlook {
  if (!exam_date) return { kind: target_band ? 'no-date' : 'no-target' };
  const days = Math.round((Date.parse(exam_date) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { kind: 'past' };
  return days === 0 ? { kind: 'today' } : { kind: 'ahead', days };
}

interface PlanInput {
  target: Target;
  /** Null while they are not on this device. */
  facts: RoadmapFacts | null;
  /** The level that the learner chose for their plan on this device. */
  chosenLevel: number | null;
  /** ISO date. */
  today: string;
  /** Studied this week, what is not sent yet included. */
  minutesThisWeek: number;
  /** ISO date of the first day with study, as far as it is known; null if there is none. */
  firstDay: string | null;
}

function paceOf(plan: Plan | null, input: PlanInput): Pace {
  if (!plan) return { kind: 'none' };
  if (plan.hoursNeeded === 0) return { kind: 'reached' };
  const { target, today, firstDay, minutesThisWeek } = input;
  const minutes = minutesBehind({
    today,
    startsOn: firstDay ?? today,
    minutesADay: target.daily_minutes ?? DEFAULT_MINUTES,
    minutes: minutesThisWeek,
  });
  if (minutes > 0) {
    const { minutes_this_week: served = 0, estimated_this_week: estimated = served } = input.facts ?? {};
    return { kind: 'behind', minutes, isEstimate: estimated > 0 };
  }
  return plan.isBooked && !plan.enough ? { kind: 'short' } : { kind: 'kept' };
}

/** What the learner's plan says about today. */
export function planToday(input: PlanInput): PlanToday {
  const { target, facts, chosenLevel, today } = input;
  const plan = facts && personalPlan(facts, target, planLevel(facts, chosenLevel, today), today);
  const exam = outlook(target, today);
  return {
    goal: dayGoal({
      week: plan?.weeks[0] ?? null,
      dailyMinutes: target.daily_minutes,
      isExamDay: exam.kind === 'today',
    }),
    isAssumed: !target.target_band && !target.daily_minutes,
    exam,
    pace: paceOf(plan, input),
  };
}

/** Minutes studied this week: what the server counted, and what this device has added to today. */
export function minutesThisWeek(facts: RoadmapFacts | null, log: Pick<DayLog, 'day' | 'seconds'>): number {
  const here = shownMinutes(log.seconds);
  if (facts?.week_starts_on !== mondayOf(log.day)) return here;
  const { today, minutes_this_week: week } = facts;
  const counted = (today?.day === log.day ? (today.times ?? []) : []).map(({ spans }) => secondsOf(spans));
  return week + Math.max(0, here - shownMinutes(counted.reduce((sum, seconds) => sum + seconds, 0)));
}
