import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { answerSchema, questionKeySchema, questionSchema } from './question.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
export const REVISE_FETCH_LIMIT = 5;

/** A revise question carries its key and explanation: it teaches at once, also with no network. */
export const reviseQuestion = z.extend(questionSchema, {
  answers: questionKeySchema,
  explanation: z.nullable(z.string()),
  /** The learner's last answer on the server; null for none and for a visitor. */
  last_answer: z.nullable(answerSchema),
});
export type ReviseQuestion = z.infer<typeof reviseQuestion>;

export const reviseListQuestion = endpoint({
  summary: 'Questions of a revise set, five at a time',
  method: 'GET',
  path: '/revise/list-question',
  access: 'visitor',
  query: z.object({
    revise_id: id,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), REVISE_FETCH_LIMIT),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  }),
  response: z.object({
    revise: z.object({ id: z.string(), title: z.string(), course_id: z.string(), lesson_id: z.string() }),
    questions: z.array(reviseQuestion),
    total: z.number(),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const reviseSubmitQuestion = endpoint({
  summary: 'Stores and marks one answer of a revise set',
  method: 'POST',
  path: '/revise/submit-question',
  access: 'learner',
  idempotent: true,
  body: z.object({ revise_id: id, question_id: id, answer: answerSchema, at: z.number(), skew: z.number() }),
  response: z.object({ is_correct: z.nullable(z.boolean()), marks_won: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'ANSWER_DOES_NOT_FIT',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});
