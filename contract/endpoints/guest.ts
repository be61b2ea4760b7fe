import { z } from 'zod/mini';
import { endpoint } from '../protocol/endpoint.ts';
import { visitorTokenSchema } from '../protocol/envelope.ts';

export const claim = endpoint({
  method: 'POST',
  path: '/practice-test/claim',
  access: 'learner',
  idempotent: true,
  body: z.object({ visitor_token: visitorTokenSchema }),
  response: z.object({ attempts: z.number() }),
  errors: ['NOT_SIGNED_IN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'],
});
