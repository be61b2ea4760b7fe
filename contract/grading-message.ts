import { z } from 'zod/mini';
import { TEXT_MAX } from './protocol/text.ts';

/** Longest message, UTF-16 units. */
export const GRADING_MESSAGE_MAX = TEXT_MAX.note;
/** Messages of a teacher about one grade; the learner answers each once. */
export const TEACHER_MESSAGES_MAX = 5;

/** A message about a grade, between its teacher and the learner. */
export const gradingMessage = z.object({
  id: z.uuid(),
  from: z.enum(['teacher', 'learner']),
  text: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type GradingMessage = z.infer<typeof gradingMessage>;

export const messageBody = z.object({
  /** From the device. */
  id: z.uuid(),
  grading_id: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(GRADING_MESSAGE_MAX)),
});
