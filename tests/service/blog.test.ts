import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { blogPosts } from '#server/db/schema-content.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;

const TITLE = '</script><script>alert(1)</script>';
const article = (id: string, day: number, category: string, tags: string[]) => ({
  id,
  slug: id,
  title: id === 'cuoi' ? TITLE : id,
  summary: 'Ngắn.',
  category,
  tags,
  author: 'Ban biên tập',
  published_on: `2026-09-${String(day).padStart(2, '0')}`,
  reading_minutes: 1,
  body: 'Chữ.',
});
await db.delete(blogPosts);
await db
  .insert(blogPosts)
  .values([
    ...Array.from({ length: 12 }, (_, at) => article(`nghe-${at}`, at + 1, 'Nghe', ['kỳ thi'])),
    article('noi', 20, 'Đọc & nói', ['Âm cuối', 'c++']),
    article('cuoi', 21, 'Đọc & nói', ['âm cuối', '%_\\', TITLE]),
    { ...article('bo', 22, 'Bỏ', ['kỳ thi']), retired: true },
  ]);

const page = z.object({
  posts: z.array(z.object({ id: z.string() })),
  total: z.number(),
  page_size: z.number(),
});
const idsOf = async (path: string): Promise<string[]> =>
  page.parse((await service.get(path)).data).posts.map(({ id }) => id);
const tagPath = (tag: string): string => `/blog/search-tag?tag=${encodeURIComponent(tag)}`;

describe('categories', () => {
  it('are counted without retired articles, largest first', async () => {
    expect((await service.get('/blog/category')).data).toEqual({
      categories: [
        { id: 'nghe', name: 'Nghe', post_count: 12 },
        { id: 'doc-noi', name: 'Đọc & nói', post_count: 2 },
      ],
    });
  });

  it('list their articles a page at a time, newest first', async () => {
    expect(await idsOf('/blog/category/doc-noi/post')).toEqual(['cuoi', 'noi']);
    expect(await idsOf('/blog/category/nghe/post?page=1')).toEqual(['nghe-1', 'nghe-0']);
    expect((await service.get('/blog/category/nghe/post')).data).toMatchObject({
      total: 12,
      page_size: 10,
      category: { id: 'nghe', name: 'Nghe' },
    });
  });

  it.each(['none', 'bo', '%00', "';drop table blog_posts;--", '__proto__'])(
    '%s does not exist',
    async (id) => {
      const answer = await service.get(`/blog/category/${encodeURIComponent(decodeURIComponent(id))}/post`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.data).toBeNull();
    },
  );
});

describe('a tag', () => {
  it.each([
    ['âm cuối', ['cuoi', 'noi']],
    ['  ÂM   CUỐI ', ['cuoi', 'noi']],
    ['#âm cuối', ['cuoi', 'noi']],
    ['âm cuối'.normalize('NFD'), ['cuoi', 'noi']],
    ['am cuoi', []],
    ['c++', ['noi']],
    ['%', []],
    ['%_\\', ['cuoi']],
    [TITLE, ['cuoi']],
    ["' or 1=1 --", []],
    ['\ud83d\ude00', []],
    ['constructor', []],
  ])('%s lists its articles, whatever its text', async (tag, ids) => {
    expect(await idsOf(tagPath(tag))).toEqual(ids);
  });

  it.each([
    ['none', '/blog/search-tag'],
    ['nothing but spaces', tagPath('  ')],
    ['two', '/blog/search-tag?tag=a&tag=b'],
    ['one too long', tagPath('a'.repeat(201))],
    ['NUL', tagPath('a\0b')],
  ])('%s is refused', async (_, path) => {
    expect(await service.get(path)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('pages', () => {
  it.each(['/blog/index', '/blog/category/nghe/post', '/blogs/exam', tagPath('kỳ thi')])(
    '%s validates page and limit',
    async (path) => {
      const at = (query: string) => service.get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      for (const wrong of ['-1', '1.5', '10001', 'x', '1e9']) {
        expect((await at(`page=${wrong}`)).status).toBe(400);
      }
      expect((await at('page=10000')).data).toMatchObject({ posts: [] });
    },
  );
});

describe('articles about the exam', () => {
  it('come ten at a time by default', async () => {
    const { data } = await service.get('/blogs/exam');
    expect(data).toMatchObject({ total: 12, page_size: 10 });
    expect(await idsOf('/blogs/exam?page=0&limit=2')).toEqual(['nghe-11', 'nghe-10']);
    for (const limit of ['0', '51', 'all']) {
      expect((await service.get(`/blogs/exam?limit=${limit}`)).status).toBe(400);
    }
  });
});

describe('an article', () => {
  it('comes with related articles', async () => {
    const { data } = await service.get('/blog/noi');
    expect(data).toMatchObject({ id: 'noi', body: 'Chữ.', related: [{ id: 'cuoi' }] });
    expect((await service.get('/blog/bo')).code).toBe('NOT_FOUND');
  });

  it('is never mistaken for a list, whatever its slug', async () => {
    await db.insert(blogPosts).values(article('category', 25, 'Nghe', []));
    expect((await service.get('/blog/category')).data).toHaveProperty('categories');
  });
});
