import { z } from 'zod/mini';

/** Reports of one page. */
export const REPORTS_PAGE = 30;

export const reportItem = z.object({
  id: z.uuid(),
  at: z.number(),
  /** Guests cannot be answered. */
  from: z.enum(['guest', 'learner']),
  question_id: z.string(),
  /** The exercise with the question; null where it is not served any more. */
  exercise_id: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** Ids of `REPORT_ERRORS`. */
  errors: z.array(z.number()),
  content: z.string(),
  is_again: z.boolean(),
  answer: z.nullable(z.string()),
  closed_at: z.nullable(z.number()),
});
export type ReportItem = z.infer<typeof reportItem>;
