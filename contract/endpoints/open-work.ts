import { z } from 'zod/mini';
import { openWork } from '../open-work.ts';
import { read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';

/** What was begun on any device and not finished, the one worked on last first. */
export const list = read({
  summary:
    'What the learner has begun on any device and not finished: practices, revise sets, tests, talks, scenes and the trial lesson; the one worked on last first',
  path: '/ielts/open-work',
  who: 'learner',
  response: z.object({ work: z.array(openWork) }),
});

/** The answers to one exercise that were given on any device and not submitted. */
export const answers = read({
  summary:
    'Answers to an exercise that were given on any device and not submitted, the newest of each question. `attempt_id` is the attempt of this device: what has become of it',
  path: '/ielts/open-work/{id}',
  who: 'maybe-taker',
  params: z.object({ id: idText }),
  query: z.object({ attempt_id: z.optional(z.uuid()) }),
  response: z.object({
    /** The attempt to go on with where this device has none; null if nothing is open, and for a revise set. */
    attempt_id: z.nullable(z.uuid()),
    answers: z.array(
      z.object({
        question_id: z.string(),
        answer: answerSchema,
        /** Milliseconds since 1970, by the learner's clock, corrected for skew. */
        at: z.number(),
      }),
    ),
    /** What ended the work: this device's attempt, or the revise set's run. Null while it goes on. */
    ended: z.nullable(
      z.object({
        by: z.enum(['submitted', 'given_up', 'restarted']),
        at: z.number(),
        /** The attempt that was submitted; missing where none was, and from earlier servers. */
        submitted_as: z.optional(z.uuid()),
        /** Answers of this device's attempt that are not in that one: newer, or late. */
        left_out: z.optional(z.number()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
