import { z } from 'zod/mini';
import { division } from '../address.ts';
import { read } from '../protocol/endpoint.ts';

/** Maximum provinces in a response (docs/product.md, point 9). */
const PROVINCES_MAX = 100;

const code = z.string().check(z.maxLength(5), z.regex(/^\d{1,5}$/));

export const provinces = read({
  summary: 'The provinces and centrally run cities, by name',
  path: '/address',
  who: 'anyone',
  query: z.object({
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PROVINCES_MAX)),
      PROVINCES_MAX,
    ),
  }),
  response: z.object({ divisions: z.array(division) }),
});

export const districts = read({
  summary:
    'The divisions directly below a province, by name. Districts were abolished on 1 July 2025, so these are wards, communes and special zones',
  path: '/address/{province}',
  who: 'anyone',
  params: z.object({ province: code }),
  response: z.object({ divisions: z.array(division) }),
  errors: ['NOT_FOUND'],
});

export const wards = read({
  summary:
    'The divisions below a division of a province. There are none since 1 July 2025: an empty list, or NOT_FOUND if the province has no such division',
  path: '/address/{province}/{district}',
  who: 'anyone',
  params: z.object({ province: code, district: code }),
  response: z.object({ divisions: z.array(division) }),
  errors: ['NOT_FOUND'],
});
