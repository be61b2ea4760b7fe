import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { answerSchema } from '../question.ts';

const id = idText;

export const statistic = read({
  summary:
    'How many AI gradings the learner has left today, in Vietnam; for a question, also the latest answer',
  path: '/grading/statisic-number-of-grading',
  who: 'learner',
  query: z.object({ question_id: z.optional(id) }),
  response: z.object({
    remain_number_of_grading: z.number(),
    /** Gradings per day. */
    number_of_grading: z.number(),
    /** When the count is reset, milliseconds since 1970. */
    renewed_at: z.number(),
    /** Typical recent time from request to result of a grading, seconds; null if unknown. */
    usual_seconds: z.nullable(z.number()),
    /** The learner's latest answer to the question; null if there is none, or no question was given. */
    last_user_answer: z.nullable(answerSchema),
  }),
});
