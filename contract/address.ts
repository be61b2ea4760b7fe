import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';

/** Most provinces one answer lists (docs/product.md, point 9). */
const PROVINCES_MAX = 100;

const code = z.string().check(z.maxLength(5), z.regex(/^\d{1,5}$/));
/** `code`: of the national statistics office; `name`: in full, such as “Phường Ba Đình”. */
const division = z.object({ code: z.string(), name: z.string() });
export type Division = z.infer<typeof division>;

export const listProvinces = endpoint({
  summary: 'The provinces and centrally run cities, by name',
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

export const listDistricts = endpoint({
  summary:
    'What lies directly below a province. Districts were abolished on 1 July 2025: the wards, communes and special zones, by name',
  method: 'GET',
  path: '/address/{province}',
  access: 'public',
  params: z.object({ province: code }),
  response: z.object({ divisions: z.array(division) }),
  errors: ['NOT_FOUND'],
});

export const listWards = endpoint({
  summary:
    'What lies below one of the divisions of a province. Since 1 July 2025 nothing does: an empty list, or NOT_FOUND when the province has no such division',
  method: 'GET',
  path: '/address/{province}/{district}',
  access: 'public',
  params: z.object({ province: code, district: code }),
  response: z.object({ divisions: z.array(division) }),
  errors: ['NOT_FOUND'],
});
