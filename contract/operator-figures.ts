import { z } from 'zod/mini';
import { LESSON_SKILLS } from './course-offers.ts';
import { aboutNobody } from './protocol/about-learners.ts';
import { agreementSums } from './teacher-desk.ts';

/** Weeks of figures: no call reads more, however long the centre has been running. */
export const FIGURES_WEEKS_MAX = 12;

const week = z.object({
  /** ISO date of its Monday in Vietnam. */
  monday: aboutNobody(z.string()),
  registrations: z.number(),
  /** Learners, and guests, who completed something. */
  active: z.number(),
});

const turnaround = z.object({
  count: z.number(),
  /** Seconds within which half of them were graded, and nine of ten; null without any. */
  p50: z.nullable(z.number()),
  p90: z.nullable(z.number()),
});

export const figures = z.object({
  /** When they were computed, milliseconds since 1970. */
  at: z.number(),
  weeks: z.array(week),
  /** Every day, oldest first, with how many completed something. */
  days: z.array(z.object({ day: aboutNobody(z.string()), active: z.number() })),
  /** Exercises handed in, by the skill that they train most. */
  practice: z.array(z.object({ skill: z.enum(LESSON_SKILLS), count: z.number() })),
  grading: z.object({ ai: turnaround, teacher: turnaround }),
  /** Learners whose streak is alive, by its length in days: from `from` up to the next group. */
  streaks: z.array(z.object({ from: z.number(), learners: z.number() })),
  /** How far bands of teachers lie from those of the AI, over whole answers. */
  agreement: agreementSums,
});
export type Figures = z.infer<typeof figures>;
