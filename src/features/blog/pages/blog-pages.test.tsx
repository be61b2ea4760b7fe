import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as ArticlePage } from './article-page.tsx';
import { Component as BlogPage } from './blog-page.tsx';
import { Component as SearchTagPage } from './search-tag-page.tsx';

const post = (id: string) => ({
  id,
  slug: id,
  title: `Bài ${id}`,
  summary: 'Ngắn.',
  category: 'Đọc',
  tags: ['kỳ thi', 'c++'],
  author: 'Ban biên tập',
  published_on: '2026-01-02',
  reading_minutes: 3,
});
const page = (...ids: string[]) => ({ posts: ids.map(post), total: ids.length, page_size: 10 });
const BODY = '## Một\n\nChữ <script>x</script>\n\n## Hai\n\n## Ba';

const ANSWERS: Record<string, unknown> = {
  '/api/blog/category': { categories: [{ id: 'doc', name: 'Đọc', post_count: 1 }] },
  '/api/blog/index?page=0': page('a', 'b'),
  '/api/blog/category/doc/post?page=0': { ...page('b'), category: { id: 'doc', name: 'Đọc' } },
  '/api/blog/search-tag?tag=c%2B%2B&page=0': page('a'),
  '/api/blog/search-tag?tag=%3Cb%3E&page=0': page(),
  '/api/blog/a': { ...post('a'), body: BODY, related: [post('b')] },
};

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: 'blog', Component: BlogPage },
      { path: 'blog/search-tag', Component: SearchTagPage },
      { path: 'blog/:slug', Component: ArticlePage },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path in ANSWERS
      ? Response.json({ message: 'OK', data: ANSWERS[path], time_current: 1 })
      : Response.json({ code: 'NOT_FOUND', message: 'x', data: null, time_current: 1 }, { status: 404 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('the study corner', () => {
  it('lists all, and a category when one is chosen', async () => {
    open('/blog');
    await link('Bài a');
    expect((await link('Tất cả')).getAttribute('aria-current')).toBe('page');
    await act(async () => (await link(/^Đọc/)).click());
    expect((await link(/^Đọc/)).getAttribute('aria-current')).toBe('page');
    await link('Bài b');
    expect(screen.queryByRole('link', { name: 'Bài a' })).toBeNull();
  });

  it('says so where a category does not exist', async () => {
    open('/blog?category=none');
    expect(await screen.findByText('Mình không tìm thấy nội dung này')).toBeTruthy();
  });
});

describe('articles by tag', () => {
  it.each([
    ['a tag', '?tag=c%2B%2B', 'Chủ đề: c++', 'Bài a'],
    ['a tag that none has, as text', '?tag=%3Cb%3E', 'Chủ đề: <b>', 'Xem tất cả bài viết'],
    ['no tag', '', 'Bạn chưa chọn chủ đề', 'Xem tất cả bài viết'],
    ['nothing but spaces', '?tag=%20', 'Bạn chưa chọn chủ đề', 'Xem tất cả bài viết'],
  ])('%s', async (_, search, heading, way) => {
    open(`/blog/search-tag${search}`);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    await link(way);
  });
});

describe('an article', () => {
  it('has its contents, its tags, where to read on, and no script', async () => {
    open('/blog/a');
    const contents = await screen.findByRole('navigation', { name: 'Trong bài này' });
    const places = within(contents)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href'));
    expect(places).toEqual(['#mot', '#hai', '#ba']);
    expect((await link('#c++')).getAttribute('href')).toBe('/blog/search-tag?tag=c%2B%2B');
    expect((await link('Bài b')).getAttribute('href')).toBe('/blog/b');
    expect(within(screen.getByRole('article')).getByText(/3 phút đọc/)).toBeTruthy();
    expect(screen.getByRole('article').querySelector('script')).toBeNull();
  });
});
