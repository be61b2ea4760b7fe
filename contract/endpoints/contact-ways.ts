import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { PUBLIC_QUERIES } from '../protocol/public-queries.ts';

export const ways = read({
  summary:
    'Who runs the site and how to contact them, as configured by the operator; null for what is not configured',
  path: PUBLIC_QUERIES.contactWays,
  who: 'anyone',
  response: z.object({
    company: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
});
