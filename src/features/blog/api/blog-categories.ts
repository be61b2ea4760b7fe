import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const blogCategories = () =>
  queryOptions({
    queryKey: ['blog', 'categories'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.blog.categories, { options: { signal } }),
    staleTime: 5 * 60_000,
  });
