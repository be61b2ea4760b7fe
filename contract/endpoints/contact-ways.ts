import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { PUBLIC_QUERIES } from '../protocol/public-queries.ts';

export const ways = read({
  path: PUBLIC_QUERIES.contactWays,
  who: 'anyone',
  response: z.object({
    company: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
});
