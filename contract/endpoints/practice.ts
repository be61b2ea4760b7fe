import { z } from 'zod/mini';
import { attemptSchema, exercise, questionResult } from '../practice.ts';
import { command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT, SUBMISSION_SLOT } from '../protocol/slots.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';
import { measured } from '../study-time.ts';

const id = idText;

export const listQuestion = read({
  summary:
    "A practice's questions. With `attempt_id`, also the learner's answers and, once it is submitted, marks, keys and evaluations",
  path: '/practice/list-question',
  who: 'maybe-taker',
  /** `latest`: the latest submitted attempt, from any device. */
  query: z.object({ practice_id: id, attempt_id: z.optional(z.union([z.uuid(), z.literal('latest')])) }),
  response: z.object({
    practice: exercise,
    attempt: z.nullable(attemptSchema),
    questions: z.array(questionResult),
  }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'],
});

export const detailQuestion = read({
  summary: 'One question of an attempt (attempt, question) with answer, mark and evaluation',
  path: '/practice/detail-question/{a}/{b}',
  who: 'maybe-taker',
  params: z.object({ a: z.uuid(), b: id }),
  response: z.object({ practice: exercise, question: questionResult }),
  errors: ['NOT_FOUND'],
});

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

export const updateSingleAnswer = command({
  summary: 'Stores one answer of an attempt; the first answer creates the attempt',
  storedAs: 'practice.updateSingleAnswer',
  label: 'Câu trả lời',
  slots: [ANSWER_SLOT],
  path: '/practice/update-single-answer',
  who: 'taker',
  body: z.object({
    attempt_id: z.uuid(),
    practice_id: id,
    question_id: id,
    answer: answerSchema,
    ...clock,
    ...measured,
  }),
  response: z.object({ attempt_id: z.uuid(), question_id: z.string() }),
  errors: [
    'NOT_FOUND',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_SUBMITTED',
    'KEYS_SHOWN',
    'ANSWER_DOES_NOT_FIT',
    'RECORDING_MISSING',
  ],
});

export const submit = command({
  summary:
    'Submits an attempt: marks answers that have a key and queues the rest for grading. Guests may submit placement tests, and practices of free courses and trial lessons',
  storedAs: 'practice.submit',
  label: 'Nộp bài',
  slots: [SUBMISSION_SLOT],
  path: '/practice/submit',
  who: 'taker',
  body: z.object({ attempt_id: z.uuid(), practice_id: id, ...clock, ...measured }),
  response: z.object({ attempt: attemptSchema }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED', 'ATTEMPT_SUBMITTED'],
});
