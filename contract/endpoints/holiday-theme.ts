import { z } from 'zod/mini';
import { holidayThemeSchema } from '../holiday-theme.ts';
import { read } from '../protocol/endpoint.ts';

export const detailByKey = read({
  summary:
    'The current or next holiday theme, with its colours in fields whose names contain `color`; null if none is planned',
  path: '/themes/detail-by-key',
  who: 'anyone',
  query: z.object({ source: z.literal('1') }),
  response: z.nullable(holidayThemeSchema),
});
