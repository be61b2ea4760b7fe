import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';

export const maintenance = read({
  summary: 'Whether the site is closed for maintenance; polled by a page that waits for the end',
  path: '/health/maintenance',
  who: 'anyone',
  response: z.object({
    is_on: z.boolean(),
    /** When it ends automatically, milliseconds since 1970; null if unknown. */
    until: z.nullable(z.number()),
  }),
});
