import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';

/** Commands that one call may ask about. */
export const RECEIPTS_PAGE = 200;

export const checkReceipts = endpoint({
  summary:
    'Which of the commands (by their idempotency keys) that were acknowledged to the caller the server does not hold',
  method: 'POST',
  path: '/receipts/check',
  access: 'visitor',
  guests: true,
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(RECEIPTS_PAGE)) }),
  response: z.object({ missing: z.array(z.uuid()) }),
  errors: ['NOT_SIGNED_IN'],
});
