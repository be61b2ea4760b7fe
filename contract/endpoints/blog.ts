import { z } from 'zod/mini';
import { blogCategory, blogCategoryName, blogPostSummary, postPage } from '../blog.ts';
import { read } from '../protocol/endpoint.ts';
import { PUBLIC_QUERIES } from '../protocol/public-queries.ts';
import { TEXT_MAX, text } from '../protocol/text.ts';

const page = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0);

export const index = read({
  summary: 'The articles of the study corner, newest first',
  path: PUBLIC_QUERIES.blogIndex,
  who: 'anyone',
  query: z.object({ page }),
  response: postPage,
});

export const categories = read({
  summary: 'The categories of the study corner, largest first',
  path: PUBLIC_QUERIES.blogCategories,
  who: 'anyone',
  response: z.object({ categories: z.array(blogCategory) }),
});

export const categoryPosts = read({
  summary: 'The articles of a category, newest first',
  path: PUBLIC_QUERIES.blogCategoryPosts,
  who: 'anyone',
  params: z.object({ id: text(TEXT_MAX.line) }),
  query: z.object({ page }),
  response: z.extend(postPage, { category: blogCategoryName }),
  errors: ['NOT_FOUND'],
});

export const searchTag = read({
  summary: 'The articles with a tag (ignoring case and surrounding spaces), newest first',
  path: PUBLIC_QUERIES.blogTag,
  who: 'anyone',
  query: z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX.line)), page }),
  response: postPage,
});

export const exam = read({
  summary: 'The articles about the exam itself (tag “kỳ thi”), newest first',
  path: PUBLIC_QUERIES.blogsExam,
  who: 'anyone',
  query: z.object({
    page,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  response: postPage,
});

export const post = read({
  summary: 'One article, by id or slug, with up to three related ones; its body is Markdown',
  path: PUBLIC_QUERIES.blogPost,
  who: 'anyone',
  params: z.object({ id: text(TEXT_MAX.line) }),
  response: z.extend(blogPostSummary, {
    body: z.string(),
    /** Missing in older cached responses. */
    related: z._default(z.array(blogPostSummary), []),
  }),
  errors: ['NOT_FOUND'],
});
