import { z } from 'zod/mini';
import { FIGURES_WEEKS_MAX, figures } from '../operator-figures.ts';
import { read } from '../protocol/endpoint.ts';

export const weekly = read({
  path: '/desk/figures',
  who: 'operator',
  audits: { as: 'figures.read', about: 'nobody' },
  query: z.object({
    weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(FIGURES_WEEKS_MAX)), 8),
  }),
  response: figures,
});
