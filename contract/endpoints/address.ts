import { z } from 'zod/mini';
import { division } from '../address.ts';
import { endpoint } from '../protocol/endpoint.ts';

/** Most provinces one answer lists (docs/product.md, point 9). */
const PROVINCES_MAX = 100;

const code = z.string().check(z.maxLength(5), z.regex(/^\d{1,5}$/));

export const provinces = endpoint({
  method: 'GET',
  path: '/address',
  access: 'public',
  query: z.object({
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PROVINCES_MAX)),
      PROVINCES_MAX,
    ),
  }),
  response: z.object({ divisions: z.array(division) }),
  errors: [],
});

export const districts = endpoint({
  method: 'GET',
  path: '/address/{province}',
  access: 'public',
  params: z.object({ province: code }),
  response: z.object({ divisions: z.array(division) }),
  errors: ['NOT_FOUND'],
});

export const wards = endpoint({
  method: 'GET',
  path: '/address/{province}/{district}',
  access: 'public',
  params: z.object({ province: code, district: code }),
  response: z.object({ divisions: z.array(division) }),
  errors: ['NOT_FOUND'],
});
