import { infiniteQueryOptions } from '@tanstack/react-query';
import { NOTEBOOK_PAGE } from '#contract/notebook.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Every card of the notebook, or those matching a search, newest mistake first, paginated. */
export const allCards = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['notebook', 'all', search],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(ENDPOINTS.notebook.list, {
        query: {
          scope: 'all',
          with: 'sounds',
          limit: NOTEBOOK_PAGE,
          offset: pageParam,
          ...(search && { search }),
        },
        options: { signal },
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, { cards }) => sum + cards.length, 0) : null,
    staleTime: 30_000,
  });
