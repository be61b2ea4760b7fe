import { z } from 'zod/mini';
import { action } from '../protocol/endpoint.ts';
import { RECEIPTS_PAGE } from '../receipts.ts';

export const check = action({
  summary: "Which of the caller's acknowledged commands (by idempotency key) the server does not have",
  method: 'POST',
  path: '/receipts/check',
  who: 'maybe-taker',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(RECEIPTS_PAGE)) }),
  response: z.object({ missing: z.array(z.uuid()) }),
});
