import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const blogPost = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.blog.post, { params: { id: slug }, options: { signal } }),
    staleTime: 5 * 60_000,
  });
