import { z } from 'zod/mini';
import { TEXT_MAX } from './protocol/text.ts';

/** Maximum length of the reason for a second grading, characters. */
export const REGRADE_REASON_MAX = TEXT_MAX.note;

export const allowanceSchema = z.object({
  /** Gradings that a learner may request per calendar month in Vietnam. */
  per_month: z.number(),
  /** How many of them are left this month. */
  remaining: z.number(),
  /** What a request is counted by: each answer, or the whole test. Missing in responses of earlier servers: each answer. */
  counted: z.optional(z.enum(['answer', 'test'])),
  /** Hours within which a teacher grades. */
  promised_hours: z.number(),
});
export type TeacherAllowance = z.infer<typeof allowanceSchema>;
