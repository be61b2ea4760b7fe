import { z } from 'zod/mini';
import { aiEvaluationSchema } from './evaluation.ts';
import { endpoint } from './protocol/endpoint.ts';
import { idText } from './protocol/text.ts';
import { answerSchema, questionKeySchema, questionSchema } from './question.ts';

const id = idText;
export const REVISE_FETCH_LIMIT = 5;

/** `instant`: each answer is checked at once; `at_end`: what was right is told on the result page. */
export const REVISE_FEEDBACK = ['instant', 'at_end'] as const;

const revise = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown: what to do. */
  instructions: z.string(),
  course_id: z.string(),
  lesson_id: z.string(),
  feedback: z.enum(REVISE_FEEDBACK),
});
export type Revise = z.infer<typeof revise>;

/** Learner's clock and its skew: server time minus device time when they last spoke, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

/** A revise question carries its key and explanation: it teaches at once, also with no network. */
export const reviseQuestion = z.extend(questionSchema, {
  answers: questionKeySchema,
  explanation: z.nullable(z.string()),
  /** The last answer on the server, a learner's or a guest's own; null for none. */
  last_answer: z.nullable(answerSchema),
  /** Of the last answer, where there is a key. */
  is_correct: z.nullable(z.boolean()),
  /** Of the last answer, where it is spoken. */
  ai_evaluation: z.nullable(aiEvaluationSchema),
  /** The last answer is spoken and will not be graded: that day's gradings were used up. */
  is_expired: z.boolean(),
});
export type ReviseQuestion = z.infer<typeof reviseQuestion>;

export const reviseListQuestion = endpoint({
  summary: 'Questions of a revise set, five at a time',
  method: 'GET',
  path: '/revise/list-question',
  access: 'visitor',
  guests: true,
  query: z.object({
    revise_id: id,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), REVISE_FETCH_LIMIT),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  }),
  response: z.object({
    revise,
    questions: z.array(reviseQuestion),
    total: z.number(),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const reviseDetailQuestion = endpoint({
  summary: 'One question (revise set, question) with its key, the last answer and how it was graded',
  method: 'GET',
  path: '/revise/detail-question/{a}/{b}',
  access: 'visitor',
  guests: true,
  params: z.object({ a: id, b: id }),
  response: z.object({ revise, question: reviseQuestion }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const reviseSubmitQuestion = endpoint({
  summary: 'Stores one answer of a revise set; marks it by its key, or asks for the grading of a spoken one',
  method: 'POST',
  path: '/revise/submit-question',
  access: 'learner',
  guests: true,
  idempotent: true,
  body: z.object({
    revise_id: id,
    question_id: id,
    /** The go at the set that it belongs to, made on the device; a spoken answer needs one. */
    attempt_id: z.optional(z.uuid()),
    answer: answerSchema,
    ...clock,
  }),
  response: z.object({ is_correct: z.nullable(z.boolean()), marks_won: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'ANSWER_DOES_NOT_FIT',
    'RECORDING_MISSING',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});

export const reviseRedo = endpoint({
  summary: 'Begins a revise set again: its last answers are forgotten',
  method: 'POST',
  path: '/revise/redo',
  access: 'learner',
  guests: true,
  idempotent: true,
  body: z.object({ course_id: id, revise_id: id, ...clock }),
  response: z.object({ redone_at: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'COURSE_NOT_ACTIVATED',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});
