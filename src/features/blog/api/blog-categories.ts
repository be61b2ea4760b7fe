import { queryOptions } from '@tanstack/react-query';
import { blogCategories as endpoint } from '#contract/blog.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const blogCategories = () =>
  queryOptions({
    queryKey: ['blog', 'categories'],
    queryFn: ({ signal }) => callOrThrow(endpoint, { options: { signal } }),
    staleTime: 5 * 60_000,
  });
