import { afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { newQueryClient } from '#tests/support/render-app.tsx';
import { queriesAbout, queriesBelow, queriesOf } from './match-queries.ts';
import { readPages } from './read-pages.ts';
import { readQuery } from './read-query.ts';

const { address, blog, course, courseLearning, lesson } = ENDPOINTS;
const api = fakeApi();
const client = newQueryClient();
afterEach(() => client.clear());

const wards = (province: string) => readQuery(address.districts, { params: { province } });
const POSTS = { posts: [], total: 0, page_size: 10 };
const pages = readPages(blog.searchTag, (page: number) => ({ query: { tag: 'ielts', page } }), {
  initialPageParam: 0,
  getNextPageParam: (_, all) => all.length,
});

describe('a query', () => {
  it('makes the call of its endpoint, and is the same for the same input only', async () => {
    api.answer(address.districts, { divisions: [] });
    expect(await client.fetchQuery(wards('79'))).toEqual({ divisions: [] });
    expect(api.callsOf(address.districts)).toMatchObject([{ params: { province: '79' } }]);
    expect(wards('79').queryKey).toEqual(wards('79').queryKey);
    expect(wards('79').queryKey).not.toEqual(wards('01').queryKey);
  });

  it('goes page by page', async () => {
    api.answer(blog.searchTag, POSTS);
    await client.fetchInfiniteQuery({ ...pages, pages: 2 });
    expect(api.callsOf(blog.searchTag)).toMatchObject([
      { query: { tag: 'ielts', page: '0' } },
      { query: { tag: 'ielts', page: '1' } },
    ]);
    expect(client.getQueryData(pages.queryKey)?.pages).toEqual([POSTS, POSTS]);
  });

  it('has one schema for the pages of a call, whatever it is given', () => {
    const others = readPages(blog.searchTag, (page: number) => ({ query: { tag: 'toefl', page } }), {
      initialPageParam: 0,
      getNextPageParam: () => null,
    });
    expect(others.meta?.schema).toBe(pages.meta?.schema);
    const validate = others.meta?.schema?.['~standard'].validate;
    expect(validate?.({ pages: [POSTS], pageParams: [0] })).not.toHaveProperty('issues');
    expect(validate?.({ pages: [{}], pageParams: [0] })).toHaveProperty('issues');
  });

  it('of one page is not the query of all', () => {
    const one = readQuery(blog.searchTag, { query: { tag: 'ielts', page: 0 } });
    expect(one.queryKey).not.toEqual(pages.queryKey);
  });
});

describe('queries are found', () => {
  const all = [
    readQuery(course.list, {}),
    readQuery(course.details, { params: { id: 'c1' } }),
    readQuery(courseLearning.dayStreaks, {}),
    readQuery(lesson.assets, { params: { id: 'l1' } }),
    readQuery(lesson.nextLesson, { params: { id: 'c1' } }),
  ];

  it.each([
    ['by their call', queriesOf(course.details), [1]],
    ['by their area', queriesOf(course), [0, 1]],
    ['by several', queriesOf(lesson, course.list), [0, 3, 4]],
    ['below a path', queriesBelow(course.list), [0, 1, 2]],
    ['by what they are about', queriesAbout('c1'), [1, 4]],
  ])('%s', (_, { predicate }, expected) => {
    expect(all.flatMap((query, at) => (predicate(query) ? [at] : []))).toEqual(expected);
  });
});
