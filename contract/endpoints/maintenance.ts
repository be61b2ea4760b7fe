import { z } from 'zod/mini';
import { endpoint } from '../protocol/endpoint.ts';

export const maintenance = endpoint({
  method: 'GET',
  path: '/health/maintenance',
  access: 'public',
  response: z.object({
    is_on: z.boolean(),
    /** When it ends by itself, milliseconds since 1970; null when that is not known. */
    until: z.nullable(z.number()),
  }),
  errors: [],
});
