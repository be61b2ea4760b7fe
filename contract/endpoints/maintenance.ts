import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';

export const maintenance = read({
  path: '/health/maintenance',
  who: 'anyone',
  response: z.object({
    is_on: z.boolean(),
    /** When it ends by itself, milliseconds since 1970; null when that is not known. */
    until: z.nullable(z.number()),
  }),
  errors: [],
});
