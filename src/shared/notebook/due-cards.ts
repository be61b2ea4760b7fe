import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const PAGE = 50;

/** The cards of today and the next days as last loaded from the server. */
const notebookData = z.pick(ENDPOINTS.notebook.list.response, {
  cards: true,
  now: true,
  reviewed_today: true,
});
export type NotebookData = z.infer<typeof notebookData>;

/** All that a device needs to work with no network for some days. */
export const dueCards = () =>
  composedQuery(ENDPOINTS.notebook.list, {
    schema: notebookData,
    input: { scope: 'due' },
    read: async ({ signal }) => {
      const page = (offset: number) =>
        callOrThrow(ENDPOINTS.notebook.list, {
          query: { scope: 'due', with: 'sounds', limit: PAGE, offset },
          options: { signal },
        });
      const { cards, now, reviewed_today, more } = await page(0);
      for (let next = more; next; ) {
        const following = await page(cards.length);
        cards.push(...following.cards);
        next = following.more && following.cards.length > 0;
      }
      // A card may have moved from one page to the next during loading.
      const once = new Map(cards.map((card) => [card.id, card]));
      return { cards: [...once.values()], now, reviewed_today };
    },
    staleTime: 30_000,
  });
