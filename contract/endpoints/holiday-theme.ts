import { z } from 'zod/mini';
import { holidayThemeSchema } from '../holiday-theme.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const detailByKey = endpoint({
  method: 'GET',
  path: '/themes/detail-by-key',
  access: 'public',
  query: z.object({ source: z.literal('1') }),
  response: z.nullable(holidayThemeSchema),
  errors: [],
});
