import { queryOptions } from '@tanstack/react-query';
import { blogPost as endpoint } from '#contract/blog.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const blogPost = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => callOrThrow(endpoint, { params: { id: slug }, options: { signal } }),
    staleTime: 5 * 60_000,
  });
