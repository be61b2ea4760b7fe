import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const PAGE = 50;

/** The cards of today and the next days as last loaded from the server. */
export type NotebookData = Pick<
  ResponseOf<typeof ENDPOINTS.notebook.list>,
  'cards' | 'now' | 'reviewed_today'
>;

/** All that a device needs to work with no network for some days. */
export const dueCards = () =>
  queryOptions({
    queryKey: ['notebook', 'due'],
    queryFn: async ({ signal }): Promise<NotebookData> => {
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
