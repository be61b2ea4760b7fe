import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { teacherEvaluationSchema } from '../teacher-evaluation.ts';

export const teacherResult = read({
  summary:
    "Teachers' evaluations of the learner's latest submitted attempt of a timed test, by question. Null if none has been submitted",
  path: '/tutor-result/test/{id}',
  who: 'learner',
  params: z.object({ id: idText }),
  response: z.object({
    attempt: z.nullable(
      z.object({
        id: z.uuid(),
        /** Milliseconds since 1970. */
        submitted_at: z.number(),
        /** Questions sent to a teacher, in the test's order. */
        questions: z.array(z.object({ id: z.string(), teacher_evaluation: teacherEvaluationSchema })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
