import { z } from 'zod/mini';
import { TEXT_MAX } from './protocol/text.ts';

/** Most characters of the reason for a second grading. */
export const REGRADE_REASON_MAX = TEXT_MAX.note;

export const allowanceSchema = z.object({
  /** Gradings that a learner may ask for in a calendar month of Vietnam. */
  per_month: z.number(),
  /** Of these, what is left of this month's. */
  remaining: z.number(),
  /** Within how many hours a teacher grades. */
  promised_hours: z.number(),
});
export type TeacherAllowance = z.infer<typeof allowanceSchema>;
