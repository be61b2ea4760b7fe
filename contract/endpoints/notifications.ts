import { z } from 'zod/mini';
import { action, read } from '../protocol/endpoint.ts';

const notification = z.object({
  /** Id of the event. */
  id: z.string(),
  /**
   * `graded`: by the AI. `teacher_graded`, `teacher_declined`: one notification per answer. `certificate`: one was
   * issued. `report_answered`: the report of a question was answered. `data_offered`: the centre offers a copy of the learner's data.
   */
  kind: z.enum([
    'graded',
    'teacher_graded',
    'teacher_declined',
    'certificate',
    'report_answered',
    'data_offered',
  ]),
  /** False where the AI could grade none of it; missing otherwise, and for other kinds. */
  is_graded: z.optional(z.boolean()),
  /** Title of the practice; for a certificate, name of the course; empty for an offer. */
  title: z.string(),
  /** Answer to a report; missing for other kinds. */
  text: z.optional(z.string()),
  /** Page of the app that shows it. */
  link: z.string(),
  /** When the work was submitted or graded by a teacher, or the certificate issued, or the report answered; ms since 1970. */
  at: z.number(),
});

export const list = read({
  summary:
    "The learner's events of the last 30 days: finished gradings, certificates and answered reports, newest first",
  path: '/notify',
  who: 'learner',
  response: z.object({ notifications: z.array(notification) }),
});

export const marked = read({
  summary: 'Work of the last 30 days that has been graded and that the learner has not viewed yet',
  path: '/ielts/courses/marked-notifications',
  who: 'learner',
  response: z.object({
    notifications: z.array(
      z.object({
        /** Id of the attempt. */
        id: z.uuid(),
        title: z.string(),
        /** Page with the result. */
        link: z.string(),
        /** When it was submitted, milliseconds since 1970. */
        at: z.number(),
      }),
    ),
  }),
});

export const mark = action({
  summary: "Marks graded work as viewed; other learners' ids are ignored",
  method: 'PUT',
  path: '/ielts/courses/marked-notifications',
  who: 'learner',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ marked: z.number() }),
});
