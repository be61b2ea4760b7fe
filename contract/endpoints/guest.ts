import { z } from 'zod/mini';
import { command } from '../protocol/endpoint.ts';
import { guestTokenSchema } from '../protocol/envelope.ts';

export const claim = command({
  summary: "Transfers all of a guest's work to the learner; the token is invalid afterwards",
  storedAs: 'practiceTest.claim',
  label: 'Chuyển bài vào tài khoản',
  path: '/practice-test/claim',
  who: 'learner',
  body: z.object({ visitor_token: guestTokenSchema }),
  response: z.object({ attempts: z.number() }),
});
