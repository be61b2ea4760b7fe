import { z } from 'zod/mini';

export const blogPostSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  /** ISO date. */
  published_on: z.string(),
  reading_minutes: z.number(),
});
export type BlogPostSummary = z.infer<typeof blogPostSummary>;

export const blogCategoryName = z.object({ id: z.string(), name: z.string() });
export const blogCategory = z.extend(blogCategoryName, { post_count: z.number() });
export type BlogCategory = z.infer<typeof blogCategory>;
export const postPage = z.object({
  posts: z.array(blogPostSummary),
  total: z.number(),
  page_size: z.number(),
});
export type BlogPostPage = z.infer<typeof postPage>;
