import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi, refused } from '#tests/support/fake-api.ts';
import { newQueryClient, renderRoutes } from '#tests/support/render-app.tsx';
import { Component as ArticlePage } from './article-page.tsx';
import { Component as BlogPage } from './blog-page.tsx';
import { Component as SearchTagPage } from './search-tag-page.tsx';

const post = (id: string) => ({
  id,
  slug: id,
  title: `Bài ${id}`,
  category: 'Đọc',
  tags: ['kỳ thi', 'c++'],
  published_on: '2026-01-02',
  reading_minutes: 3,
});
const page = (...ids: string[]) => ({ posts: ids.map(post), total: ids.length, page_size: 10 });
const BODY = '## Một\n\nChữ <script>x</script>\n\n## Hai\n\n## Ba';

const api = fakeApi();

function open(path: string) {
  return renderRoutes(
    [
      { path: 'blog', Component: BlogPage },
      { path: 'blog/search-tag', Component: SearchTagPage },
      { path: 'blog/:slug', Component: ArticlePage },
    ],
    path,
    { client: newQueryClient() },
  ).router;
}

beforeEach(() => {
  api.answer(ENDPOINTS.blog.categories, { categories: [{ id: 'doc', name: 'Đọc', post_count: 1 }] });
  api.answer(ENDPOINTS.blog.index, page('a', 'b'));
  api.answerWith(ENDPOINTS.blog.categoryPosts, ({ params }) =>
    params.id === 'doc' ? { ...page('b'), category: { id: 'doc', name: 'Đọc' } } : refused('NOT_FOUND'),
  );
  api.answerWith(ENDPOINTS.blog.searchTag, ({ query }) => (query.tag === 'c++' ? page('a') : page()));
  api.answer(ENDPOINTS.blog.post, { ...post('a'), body: BODY, related: [post('b')] });
});

const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('the study corner', () => {
  it('lists all articles, or those of the chosen category', async () => {
    open('/blog');
    await link('Bài a');
    expect((await link('Tất cả')).getAttribute('aria-current')).toBe('page');
    await act(async () => (await link(/^Đọc/)).click());
    expect((await link(/^Đọc/)).getAttribute('aria-current')).toBe('page');
    await link('Bài b');
    expect(screen.queryByRole('link', { name: 'Bài a' })).toBeNull();
  });

  it('reports a category that does not exist', async () => {
    open('/blog?category=none');
    expect(await screen.findByText('Mình không tìm thấy nội dung này')).toBeVisible();
  });
});

describe('articles by tag', () => {
  it.each([
    ['a tag', '?tag=c%2B%2B', 'Chủ đề: c++', 'Bài a'],
    ['a tag without articles, shown as text', '?tag=%3Cb%3E', 'Chủ đề: <b>', 'Xem tất cả bài viết'],
    ['no tag', '', 'Bạn chưa chọn chủ đề', 'Xem tất cả bài viết'],
    ['only spaces', '?tag=%20', 'Bạn chưa chọn chủ đề', 'Xem tất cả bài viết'],
  ])('%s', async (_, search, heading, way) => {
    open(`/blog/search-tag${search}`);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    await link(way);
  });
});

describe('an article', () => {
  it('shows its contents, tags and related articles, and no script', async () => {
    open('/blog/a');
    const contents = await screen.findByRole('navigation', { name: 'Trong bài này' });
    const places = within(contents)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href'));
    expect(places).toEqual(['#mot', '#hai', '#ba']);
    expect((await link('#c++')).getAttribute('href')).toBe('/blog/search-tag?tag=c%2B%2B');
    expect((await link('Bài b')).getAttribute('href')).toBe('/blog/b');
    expect(within(screen.getByRole('article')).getByText(/3 phút đọc/)).toBeVisible();
    expect(screen.getByRole('article').querySelector('script')).toBeNull();
  });
});
