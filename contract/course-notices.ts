import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';

export const markedNotifications = endpoint({
  summary: 'Work of the last 30 days that has been graded since and that the learner has not looked at yet',
  method: 'GET',
  path: '/ielts/courses/marked-notifications',
  access: 'learner',
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

export const markNotifications = endpoint({
  summary: 'Notes that the learner has looked at graded work; ids of others mean nothing',
  method: 'PUT',
  path: '/ielts/courses/marked-notifications',
  access: 'learner',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ marked: z.number() }),
  errors: ['NOT_SIGNED_IN'],
});
