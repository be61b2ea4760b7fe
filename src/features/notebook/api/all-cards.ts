import { NOTEBOOK_PAGE } from '#contract/notebook.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';

const ALL = { scope: 'all', with: 'sounds', limit: NOTEBOOK_PAGE } as const;

/** Every card of the notebook, or those matching a search, newest mistake first, paginated. */
export const allCards = (search: string) =>
  readPages(
    ENDPOINTS.notebook.list,
    (offset: number) => ({
      query: { ...ALL, offset, ...(search && { search }) },
    }),
    {
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.more ? pages.reduce((sum, { cards }) => sum + cards.length, 0) : null,
      staleTime: 30_000,
    },
  );
