import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PUBLIC_READS } from './public-reads.ts';

const blogPostSummary = z.object({
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

export const blogIndex = endpoint({
  summary: 'The articles of the study corner, newest first',
  method: 'GET',
  path: PUBLIC_READS.blogIndex,
  access: 'public',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0) }),
  response: z.object({ posts: z.array(blogPostSummary), total: z.number(), page_size: z.number() }),
  errors: [],
});

export const blogPost = endpoint({
  summary: 'One article, by id or slug; its body is Markdown',
  method: 'GET',
  path: PUBLIC_READS.blogPost,
  access: 'public',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  response: z.extend(blogPostSummary, { body: z.string() }),
  errors: ['NOT_FOUND'],
});
