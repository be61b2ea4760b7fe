import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BlogPostPage } from '#contract/blog.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Filter of the articles: all, those of a category (by id), or those with a tag. */
export type Shelf = { kind: 'all' } | { kind: 'category'; id: string } | { kind: 'tag'; tag: string };

function readPage(shelf: Shelf, page: number, signal: AbortSignal): Promise<BlogPostPage> {
  const options = { signal };
  if (shelf.kind === 'category') {
    return callOrThrow(ENDPOINTS.blog.categoryPosts, { params: { id: shelf.id }, query: { page }, options });
  }
  if (shelf.kind === 'tag')
    return callOrThrow(ENDPOINTS.blog.searchTag, { query: { tag: shelf.tag, page }, options });
  return callOrThrow(ENDPOINTS.blog.index, { query: { page }, options });
}

/** Articles of the study corner, newest first, one page at a time. */
export const postPages = (shelf: Shelf) =>
  infiniteQueryOptions({
    queryKey: ['blog', 'pages', shelf],
    queryFn: ({ pageParam, signal }) => readPage(shelf, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.posts.length, 0);
      return last.posts.length > 0 && read < last.total ? pages.length : null;
    },
    staleTime: 5 * 60_000,
  });
