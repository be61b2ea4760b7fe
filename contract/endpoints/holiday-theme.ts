import { z } from 'zod/mini';
import { holidayThemeSchema } from '../holiday-theme.ts';
import { read } from '../protocol/endpoint.ts';

export const detailByKey = read({
  path: '/themes/detail-by-key',
  who: 'anyone',
  query: z.object({ source: z.literal('1') }),
  response: z.nullable(holidayThemeSchema),
});
