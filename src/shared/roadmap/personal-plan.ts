import { ACTIVATION_STATUS } from '#contract/course.ts';
import { SKILLS } from '#contract/exam-taking.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { levelOfBand } from '#rules/level/estimate-level.ts';
import { levelNow } from '#rules/level/level-now.ts';
import { LEVEL_SPANS } from '#rules/roadmap/level-spans.ts';
import { type Plan, planRoadmap } from '#rules/roadmap/plan.ts';

export type RoadmapFacts = ResponseOf<typeof ENDPOINTS.roadmap.roadmap>;

/** Assumed if the learner has not set how long they study a day. */
export const DEFAULT_MINUTES = 60;

export interface Target {
  target_band: number | null;
  /** ISO date. */
  exam_date: string | null;
  daily_minutes: number | null;
}

/** The level to start from where nothing was tested: chosen, else that of the current course, else the lowest. */
export const levelToBegin = ({ courses, level }: Pick<RoadmapFacts, 'courses' | 'level'>): number =>
  level?.level ??
  courses.find(({ course_activation_status: status }) => status === ACTIVATION_STATUS.activated)?.level ??
  LEVEL_SPANS[0].level;

/** The course level of the estimate; without one, a choice on this device comes first. `chosen`: null if none. */
export function planLevel(facts: RoadmapFacts, chosen: number | null, today: string): number {
  const estimate = levelNow(facts, today);
  return estimate ? levelOfBand(estimate.band) : (chosen ?? levelToBegin(facts));
}

/** Lowest band of a level. */
export const bandOfLevel = (level: number): number =>
  LEVEL_SPANS.find((span) => span.level === level)?.from ?? 0;

/** The learner's plan; null without a target. `today`: ISO date in Vietnam. */
export function personalPlan(facts: RoadmapFacts, target: Target, level: number, today: string): Plan | null {
  if (!target.target_band) return null;
  const bandBySkill = new Map(facts.bands.map(({ skill, band }) => [skill, band]));
  return planRoadmap({
    today,
    examDate: target.exam_date,
    band: levelNow(facts, today)?.band ?? bandOfLevel(level),
    targetBand: target.target_band,
    minutesADay: target.daily_minutes ?? DEFAULT_MINUTES,
    courses: facts.courses.map((course) => ({
      id: course.id,
      level: course.level,
      minutesLeft: course.minutes - course.minutes_done,
    })),
    // A skill that was never tested may be the weakest.
    skills: SKILLS.toSorted((a, b) => (bandBySkill.get(a) ?? 0) - (bandBySkill.get(b) ?? 0)),
  });
}
