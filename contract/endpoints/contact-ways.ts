import { z } from 'zod/mini';
import { endpoint } from '../protocol/endpoint.ts';
import { PUBLIC_READS } from '../protocol/public-reads.ts';

export const ways = endpoint({
  method: 'GET',
  path: PUBLIC_READS.contactWays,
  access: 'public',
  response: z.object({
    company: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  errors: [],
});
