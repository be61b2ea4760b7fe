import type { BlogPostPage } from '#contract/blog.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';

/** Filter of the articles: all, those of a category (by id), or those with a tag. */
export type Shelf = { kind: 'all' } | { kind: 'category'; id: string } | { kind: 'tag'; tag: string };

const PAGED = {
  initialPageParam: 0,
  getNextPageParam: (last: BlogPostPage, pages: BlogPostPage[]) => {
    const read = pages.reduce((sum, page) => sum + page.posts.length, 0);
    return last.posts.length > 0 && read < last.total ? pages.length : null;
  },
  staleTime: 5 * 60_000,
};

const allPosts = () => readPages(ENDPOINTS.blog.index, (page: number) => ({ query: { page } }), PAGED);

const postsOfCategory = (id: string) =>
  readPages(ENDPOINTS.blog.categoryPosts, (page: number) => ({ params: { id }, query: { page } }), PAGED);

const postsWithTag = (tag: string) =>
  readPages(ENDPOINTS.blog.searchTag, (page: number) => ({ query: { tag, page } }), PAGED);

/** Articles of the study corner, newest first, one page at a time. */
export function postPages(shelf: Shelf): ReturnType<typeof allPosts> {
  if (shelf.kind === 'all') return allPosts();
  if (shelf.kind === 'tag') return postsWithTag(shelf.tag);
  // Pages of a category say more than is asked for here.
  return postsOfCategory(shelf.id) as unknown as ReturnType<typeof allPosts>;
}
