import { z } from 'zod/mini';
import { action, read } from '../protocol/endpoint.ts';

const notification = z.object({
  /** Of the event it tells of. */
  id: z.string(),
  /**
   * `report_answered`: a report of a question. `graded`: by the AI. By a teacher it is told of each answer, also of one that they could not grade. `certificate`:
   * one was issued.
   */
  kind: z.enum(['graded', 'teacher_graded', 'teacher_declined', 'certificate', 'report_answered']),
  /** Title of the practice; of a certificate, name of the course. */
  title: z.string(),
  /** What a report was answered with; missing for the rest. */
  text: z.optional(z.string()),
  /** Page of the app that shows it. */
  link: z.string(),
  /** When the work was handed in, the teacher graded it, the certificate was issued, or the report was answered; milliseconds since 1970. */
  at: z.number(),
});

export const list = read({
  path: '/notify',
  who: 'learner',
  response: z.object({ notifications: z.array(notification) }),
  errors: ['NOT_SIGNED_IN'],
});

export const marked = read({
  path: '/ielts/courses/marked-notifications',
  who: 'learner',
  response: z.object({
    notifications: z.array(
      z.object({
        /** Of the attempt. */
        id: z.uuid(),
        title: z.string(),
        /** Page with the result. */
        link: z.string(),
        /** When it was handed in, milliseconds since 1970. */
        at: z.number(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
});

export const mark = action({
  method: 'PUT',
  path: '/ielts/courses/marked-notifications',
  who: 'learner',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ marked: z.number() }),
  errors: ['NOT_SIGNED_IN'],
});
