import { z } from 'zod/mini';
import { aiEvaluationSchema } from './evaluation.ts';
import { answerSchema, questionKeySchema, questionSchema } from './question.ts';

export const REVISE_FETCH_LIMIT = 5;

/** `instant`: each answer is checked immediately; `at_end`: correctness is shown on the result page. */
export const REVISE_FEEDBACK = ['instant', 'at_end'] as const;

export const revise = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown: what to do. */
  instructions: z.string(),
  /** Both null for a set of the chart of sounds or of the letters, which any learner may do. */
  course_id: z.nullable(z.string()),
  lesson_id: z.nullable(z.string()),
  feedback: z.enum(REVISE_FEEDBACK),
});
export type Revise = z.infer<typeof revise>;

/** A revise question includes its key and explanation, so feedback is immediate, even offline. */
export const reviseQuestion = z.extend(questionSchema, {
  answers: questionKeySchema,
  explanation: z.nullable(z.string()),
  /** The taker's last answer on the server; null if there is none. */
  last_answer: z.nullable(answerSchema),
  /** Of the last answer, if there is a key. */
  is_correct: z.nullable(z.boolean()),
  /** Of the last answer, if it is spoken. */
  ai_evaluation: z.nullable(aiEvaluationSchema),
  /** The last answer is spoken and will not be graded: that day's gradings were used up. */
  is_expired: z.boolean(),
});
export type ReviseQuestion = z.infer<typeof reviseQuestion>;
