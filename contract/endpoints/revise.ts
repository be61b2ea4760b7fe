import { z } from 'zod/mini';
import { command, read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';
import { REVISE_FETCH_LIMIT, revise, reviseQuestion } from '../revise.ts';
import { measured } from '../study-time.ts';

const id = idText;

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

export const listQuestion = read({
  summary: 'Questions of a revise set, five at a time',
  path: '/revise/list-question',
  who: 'maybe-taker',
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
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED', 'CONVERSATION_NOT_ALLOWED'],
});

export const detailQuestion = read({
  summary: 'One question (revise set, question) with its key, the last answer and its grade',
  path: '/revise/detail-question/{a}/{b}',
  who: 'maybe-taker',
  params: z.object({ a: id, b: id }),
  response: z.object({ revise, question: reviseQuestion }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED', 'CONVERSATION_NOT_ALLOWED'],
});

export const submitQuestion = command({
  summary: 'Stores one answer of a revise set; marks it by its key, or requests the grading of a spoken one',
  storedAs: 'revise.submitQuestion',
  label: 'Câu ôn tập',
  slots: [{ prefix: 'revise', of: ['attempt_id', 'question_id'] }],
  path: '/revise/submit-question',
  who: 'taker',
  body: z.object({
    revise_id: id,
    question_id: id,
    /** Attempt at the set, created on the device; required for a spoken answer. */
    attempt_id: z.optional(z.uuid()),
    answer: answerSchema,
    ...clock,
    ...measured,
  }),
  response: z.object({ is_correct: z.nullable(z.boolean()), marks_won: z.number() }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED', 'ANSWER_DOES_NOT_FIT', 'RECORDING_MISSING'],
});

export const redo = command({
  summary: 'Restarts a revise set: its last answers are discarded',
  storedAs: 'revise.redo',
  label: 'Ôn lại từ đầu',
  slots: [{ prefix: 'revise-redo', of: ['revise_id'] }],
  path: '/revise/redo',
  who: 'taker',
  body: z.object({ course_id: z.nullable(id), revise_id: id, ...clock }),
  response: z.object({ redone_at: z.number() }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'],
});
