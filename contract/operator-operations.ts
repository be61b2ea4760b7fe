import { z } from 'zod/mini';
import { holidayThemeSchema } from './holiday-theme.ts';
import { aboutNobody } from './protocol/about-learners.ts';

/** Failed gradings that are listed at once; more than that is an outage, not single answers. */
export const FAILED_MAX = 100;

export const failedGrading = z.object({
  id: z.uuid(),
  failed_at: z.number(),
  /** Title of the exercise; null once the answer is deleted. */
  title: z.nullable(z.string()),
  question_id: z.string(),
  /** The engine's error. */
  reason: z.string(),
});

/** Background work other than gradings. */
const JOB_KINDS = ['test-deadlines', 'notices', 'pushes', 'nightly'] as const;

export const failedJob = z.object({
  id: z.uuid(),
  kind: z.enum(JOB_KINDS),
  failed_at: z.number(),
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** Days of spending that can be looked at. */
export const SPENDING_DAYS = 84;

export const spendingDay = z.object({
  /** ISO date in Vietnam. */
  day: aboutNobody(z.string()),
  calls: z.number(),
  tokens: z.number(),
  /** In the operator's currency. */
  cost: z.number(),
  /** Learners for whom something was spent. */
  learners: z.number(),
});
export type SpendingDay = z.infer<typeof spendingDay>;

const contentProblem = z.object({
  file: aboutNobody(z.string()),
  /** 1-based. */
  line: z.number(),
  message: aboutNobody(z.string()),
});

export const plannedTheme = z.object({
  id: aboutNobody(z.string()),
  /** Whether the holiday is still to come, on, or over. */
  phase: z.enum(['ahead', 'active', 'over']),
  theme: aboutNobody(holidayThemeSchema),
});
export type PlannedTheme = z.infer<typeof plannedTheme>;

export const contentState = z.object({
  /** Of the content served. */
  version: aboutNobody(z.string()),
  loaded_at: z.nullable(z.number()),
  /** What is served. */
  counts: z.object({ courses: z.number(), lessons: z.number(), exercises: z.number(), sheets: z.number() }),
  themes: z.array(plannedTheme),
});
export type ContentState = z.infer<typeof contentState>;

export const contentCheck = z.object({
  /** Of the pack in the folder; null for one with problems. */
  version: z.nullable(aboutNobody(z.string())),
  problems: z.array(contentProblem),
  /** More than are listed. */
  total: z.number(),
});
export type ContentCheck = z.infer<typeof contentCheck>;
/** Problems of a pack that are listed. */
export const PROBLEMS_MAX = 100;

export const siteState = z.object({
  /** Whether calls of learners are refused. */
  is_closed: z.boolean(),
  until: z.nullable(z.number()),
});

/** `entries`: how many fit the chain; `broken_at`: the first that does not, or is missing. */
export const auditVerification = z.object({
  entries: z.number(),
  broken_at: z.nullable(z.number()),
});
