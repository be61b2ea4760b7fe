import type { BlogPostPage, BlogPostSummary } from '#contract/blog.ts';

export const PAGE_SIZE = 10;

/** @param page from 0 */
export const pageOf = (posts: readonly BlogPostSummary[], page: number, size = PAGE_SIZE): BlogPostPage => ({
  posts: posts.slice(page * size, (page + 1) * size),
  total: posts.length,
  page_size: size,
});
