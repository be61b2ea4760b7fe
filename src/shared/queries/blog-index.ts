import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** One page of the study corner's articles, newest first. */
export const blogIndex = (page: number) =>
  queryOptions({
    queryKey: ['blog', 'index', page],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.blog.index, { query: { page }, options: { signal } }),
    staleTime: 5 * 60_000,
  });
