import { z } from 'zod/mini';
import { FIGURES_WEEKS_MAX, figures } from '../operator-figures.ts';
import { read } from '../protocol/endpoint.ts';

export const weekly = read({
  summary:
    'Registrations, active learners, practice, grading times, streaks and agreement of bands over the last weeks, at most twelve',
  path: '/desk/figures',
  who: 'operator',
  audits: { as: 'figures.read', about: 'nobody' },
  query: z.object({
    weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(FIGURES_WEEKS_MAX)), 8),
  }),
  response: figures,
});
