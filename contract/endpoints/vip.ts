import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';

const flag = z.object({ is_vip: z.boolean() });

export const isVip = read({
  summary: 'For which products the learner is VIP',
  path: '/ielts/users/is-vip',
  who: 'learner',
  response: z.object({
    courses: flag,
    tutoring: flag,
    conversation: flag,
    virtual_room: z.object({
      speaking: z.object({
        is_vip: z.boolean(),
        /** The speaking level that the learner has set; null if none. */
        user: z.nullable(z.object({ level: z.number() })),
      }),
    }),
  }),
});

export const isTutorVip = read({
  summary: 'Whether the learner is VIP for online tutoring',
  path: '/ielts/users/is-tutor-vip',
  who: 'learner',
  response: flag,
});
