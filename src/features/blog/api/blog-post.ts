import { queryOptions } from '@tanstack/react-query';
import { blogPost as endpoint } from '#contract/blog.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { servedRead } from '#src/lib/served-read.ts';

export const blogPost = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => callOrThrow(endpoint, { params: { id: slug }, options: { signal } }),
    initialData: () => servedRead(endpoint, `/blog/${encodeURIComponent(slug)}`),
    // Asked for all the same: what comes through the service worker opens again with no network.
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
  });
