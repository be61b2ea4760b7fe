import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';

const id = idText;

export const statistic = read({
  path: '/grading/statisic-number-of-grading',
  who: 'learner',
  query: z.object({ question_id: z.optional(id) }),
  response: z.object({
    remain_number_of_grading: z.number(),
    /** Gradings there are each day. */
    number_of_grading: z.number(),
    /** When the count begins anew, milliseconds since 1970. */
    renewed_at: z.number(),
    /** What a grading took lately from its request to its result, seconds; null where none is known. */
    usual_seconds: z.nullable(z.number()),
    /** The learner's newest answer to the question; null without one, or where no question is named. */
    last_user_answer: z.nullable(answerSchema),
  }),
  errors: ['NOT_SIGNED_IN'],
});
