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
import { command, read } from '../protocol/endpoint.ts';

export const list = read({
  summary:
    'The error notebook: cards to review today and in the next days (`due`), or every card (`all`, newest mistake first, searchable)',
  path: '/notebook',
  who: 'learner',
  query: z.object({
    scope: z._default(z.enum(['due', 'all']), 'due'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
    /** Devices that do not know cards of sounds would refuse a list that has some. */
    with: z.optional(z.literal('sounds')),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), NOTEBOOK_PAGE),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  }),
  response: z.object({
    /** Today's cards that are still to be reviewed, at most the daily cap. */
    today: z.number(),
    /** Ids of the cards reviewed since midnight in Vietnam. */
    reviewed_today: z.array(z.string()),
    /** The server's time of the response. */
    now: milliseconds,
    cards: z.array(notebookCard),
    /** There are more cards after this page. */
    more: z.boolean(),
    /** Cards on all pages; missing where this one is empty, and in older cached responses. */
    total: z.optional(z.number()),
  }),
});

export const review = command({
  summary:
    'Stores how well a card was remembered; reviews are ordered by their time, whatever order they arrive in',
  storedAs: 'notebook.review',
  label: 'Thẻ trong sổ lỗi',
  path: '/notebook/review',
  who: 'learner',
  body: reviewBodySchema,
  response: z.object({ card_id: z.string(), due: milliseconds }),
  errors: ['NOT_FOUND'],
});

export const words = command({
  summary: 'Saves a word to the notebook; the pronunciation is added if it is known',
  storedAs: 'notebook.words',
  label: 'Từ đã lưu',
  path: '/notebook/words',
  who: 'learner',
  body: wordsBodySchema,
  response: z.object({ card_id: z.string(), ipa: z.nullable(z.string()) }),
});

export const remove = command({
  summary: 'Removes a card from the notebook; a later mistake adds it again',
  storedAs: 'notebook.remove',
  label: 'Thẻ bỏ khỏi sổ',
  path: '/notebook/remove',
  who: 'learner',
  body: removeBodySchema,
  response: z.object({ card_id: z.string() }),
  errors: ['NOT_FOUND'],
});
