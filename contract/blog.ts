import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { PUBLIC_READS } from './protocol/public-reads.ts';
import { TEXT_MAX, text } from './protocol/text.ts';

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

const blogCategoryName = z.object({ id: z.string(), name: z.string() });
const blogCategory = z.extend(blogCategoryName, { post_count: z.number() });
export type BlogCategory = z.infer<typeof blogCategory>;

const page = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0);
const postPage = z.object({ posts: z.array(blogPostSummary), total: z.number(), page_size: z.number() });
export type BlogPostPage = z.infer<typeof postPage>;

export const blogIndex = endpoint({
  summary: 'The articles of the study corner, newest first',
  method: 'GET',
  path: PUBLIC_READS.blogIndex,
  access: 'public',
  query: z.object({ page }),
  response: postPage,
  errors: [],
});

export const blogCategories = endpoint({
  summary: 'The categories of the study corner, the fullest first',
  method: 'GET',
  path: PUBLIC_READS.blogCategories,
  access: 'public',
  response: z.object({ categories: z.array(blogCategory) }),
  errors: [],
});

export const blogCategoryPosts = endpoint({
  summary: 'The articles of a category, newest first',
  method: 'GET',
  path: PUBLIC_READS.blogCategoryPosts,
  access: 'public',
  params: z.object({ id: text(TEXT_MAX.line) }),
  query: z.object({ page }),
  response: z.extend(postPage, { category: blogCategoryName }),
  errors: ['NOT_FOUND'],
});

export const blogTag = endpoint({
  summary: 'The articles with a tag (capitals and spaces around it do not matter), newest first',
  method: 'GET',
  path: PUBLIC_READS.blogTag,
  access: 'public',
  query: z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX.line)), page }),
  response: postPage,
  errors: [],
});

export const blogsExam = endpoint({
  summary: 'The articles about the exam itself (tag “kỳ thi”), newest first',
  method: 'GET',
  path: PUBLIC_READS.blogsExam,
  access: 'public',
  query: z.object({
    page,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  response: postPage,
  errors: [],
});

export const blogPost = endpoint({
  summary: 'One article, by id or slug; its body is Markdown. With up to three articles close to it',
  method: 'GET',
  path: PUBLIC_READS.blogPost,
  access: 'public',
  params: z.object({ id: text(TEXT_MAX.line) }),
  response: z.extend(blogPostSummary, {
    body: z.string(),
    /** Missing in answers that a device cached before there were any. */
    related: z._default(z.array(blogPostSummary), []),
  }),
  errors: ['NOT_FOUND'],
});
