import { z } from 'zod/mini';
import {
  milliseconds,
  NOTEBOOK_PAGE,
  notebookCard,
  removeBodySchema,
  reviewBodySchema,
  SEARCH_MAX,
  wordsBodySchema,
} from '../notebook.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const list = endpoint({
  method: 'GET',
  path: '/notebook',
  access: 'learner',
  query: z.object({
    scope: z._default(z.enum(['due', 'all']), 'due'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), NOTEBOOK_PAGE),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  }),
  response: z.object({
    /** Cards of today's share that are still to be reviewed; never more than a day takes. */
    today: z.number(),
    /** Ids of the cards reviewed since midnight in Vietnam. */
    reviewed_today: z.array(z.string()),
    /** The server's clock at that moment. */
    now: milliseconds,
    cards: z.array(notebookCard),
    /** More cards follow this page. */
    more: z.boolean(),
  }),
  errors: ['NOT_SIGNED_IN'],
});

const COMMAND_ERRORS = ['NOT_SIGNED_IN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'] as const;

export const review = endpoint({
  method: 'POST',
  path: '/notebook/review',
  access: 'learner',
  idempotent: true,
  body: reviewBodySchema,
  response: z.object({ card_id: z.string(), due: milliseconds }),
  errors: ['NOT_FOUND', ...COMMAND_ERRORS],
});

export const words = endpoint({
  method: 'POST',
  path: '/notebook/words',
  access: 'learner',
  idempotent: true,
  body: wordsBodySchema,
  response: z.object({ card_id: z.string(), ipa: z.nullable(z.string()) }),
  errors: [...COMMAND_ERRORS],
});

export const remove = endpoint({
  method: 'POST',
  path: '/notebook/remove',
  access: 'learner',
  idempotent: true,
  body: removeBodySchema,
  response: z.object({ card_id: z.string() }),
  errors: ['NOT_FOUND', ...COMMAND_ERRORS],
});
