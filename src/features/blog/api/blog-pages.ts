import { infiniteQueryOptions } from '@tanstack/react-query';
import { blogIndex } from '#contract/blog.ts';
import { callOrThrow } from '#src/lib/http.ts';

/** The study corner's articles, newest first, a page at a time. */
export const blogPages = () =>
  infiniteQueryOptions({
    queryKey: ['blog', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(blogIndex, { query: { page: pageParam }, options: { signal } }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.posts.length, 0);
      return last.posts.length > 0 && read < last.total ? pages.length : null;
    },
    staleTime: 5 * 60_000,
  });
