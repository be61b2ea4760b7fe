import { z } from 'zod/mini';
import { blogCategory, blogCategoryName, blogPostSummary, postPage } from '../blog.ts';
import { read } from '../protocol/endpoint.ts';
import { PUBLIC_QUERIES } from '../protocol/public-queries.ts';
import { TEXT_MAX, text } from '../protocol/text.ts';

const page = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0);

export const index = read({
  path: PUBLIC_QUERIES.blogIndex,
  who: 'anyone',
  query: z.object({ page }),
  response: postPage,
});

export const categories = read({
  path: PUBLIC_QUERIES.blogCategories,
  who: 'anyone',
  response: z.object({ categories: z.array(blogCategory) }),
});

export const categoryPosts = read({
  path: PUBLIC_QUERIES.blogCategoryPosts,
  who: 'anyone',
  params: z.object({ id: text(TEXT_MAX.line) }),
  query: z.object({ page }),
  response: z.extend(postPage, { category: blogCategoryName }),
  errors: ['NOT_FOUND'],
});

export const searchTag = read({
  path: PUBLIC_QUERIES.blogTag,
  who: 'anyone',
  query: z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX.line)), page }),
  response: postPage,
});

export const exam = read({
  path: PUBLIC_QUERIES.blogsExam,
  who: 'anyone',
  query: z.object({
    page,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  response: postPage,
});

export const post = read({
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
