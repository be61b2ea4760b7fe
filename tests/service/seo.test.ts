import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { blogPosts, contentVersions, courses, studySheets } from '#server/db/schema-content.ts';
import { PICTURE, PICTURE_SIZE } from '#server/seo/picture.ts';
import * as drawer from '#src/app/draw-page.tsx';
import { STARTER } from '../support/starter.ts';
import { starterPack } from '../support/starter-pack.ts';
import { startService } from './service.ts';

/** Pages that exist at one URL each. */
const FIXED_PATHS = [
  '/view-roadmap',
  '/blog',
  '/payments',
  '/output-commit',
  '/terms-conditions',
  '/contact',
  '/speaking-ai-guest',
  '/conversation-guest',
];

const ORIGIN = 'https://luyen.example';
const folder = await mkdtemp(join(tmpdir(), 'luyen-seo-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const SCRIPT = /<script type="module"[^>]*src="([^"]*)"/;
const STYLES = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
const PRELOAD = '<link rel="modulepreload" crossorigin href="/assets/react.js">';
// Like a build: styles and chunks of the app at the end of the head.
const SHELL = (await readFile('index.html', 'utf8')).replace('</head>', `${PRELOAD}${STYLES}</head>`);
await writeFile(join(folder, 'index.html'), SHELL);

const service = await startService({
  appDirectory: folder,
  // Renders with the app's sources; the built app is tested in `tests/build/`.
  openDrawer: async () => drawer,
  settings: { PUBLIC_URL: ORIGIN, COMPANY_NAME: '<b>Ví Dụ</b>', SUPPORT_PHONE: '024 3123 4567' },
});
const { db } = service.platform;
const pack = await starterPack();

const HOSTILE = '</script><script>alert("1")</script> $& $1 <!-- \u2028 &amp; \'';
const hostile = {
  id: 'doc',
  title: HOSTILE,
  summary: `"><img src=x onerror=alert(1)>${HOSTILE}`,
  tags: [HOSTILE],
  reading_minutes: 1,
  body: `# ${HOSTILE}\n\n${HOSTILE}\n\n[x](javascript:alert(1))\n\n![${HOSTILE}](/media/a.mp3)`,
};
await db.insert(studySheets).values(hostile);
await db.insert(blogPosts).values({
  ...hostile,
  slug: 'doc',
  category: HOSTILE,
  author: HOSTILE,
  published_on: '2026-01-01',
});
await db.insert(studySheets).values({ ...hostile, id: 'trong', title: 'Trống', body: ' \n' });

await db.insert(courses).values({
  id: 'doc',
  name: HOSTILE,
  level: 1,
  summary: HOSTILE,
  description: hostile.body,
  is_free: true,
  position: 99,
});

const open = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const once = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
};
const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
const graphOf = (html: string) =>
  graphSchema.parse(JSON.parse(once(html, /<script type="application\/ld\+json">(.*?)<\/script>/)))['@graph'];

const servedSchema = z.object({
  path: z.string(),
  reads: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown() })),
});

const newest = pack.blog_posts[0];
const sheet = pack.study_sheets.find(({ id }) => id === STARTER.sheet);
const course = pack.courses.find(({ id }) => id === STARTER.course);
if (!newest || !sheet || !course) throw new Error('the starter content has no article, sheet or course');

describe('a page for crawlers', () => {
  it.each([
    ['home', '/', ['WebSite'], 'Luyện IELTS mỗi ngày', '/blog'],
    ['the study corner', '/blog', ['Blog', 'BreadcrumbList'], newest.summary, `/blog/${newest.slug}`],
    ['an article', `/blog/${newest.slug}`, ['Article', 'BreadcrumbList'], newest.title, '/blog'],
    ['a study sheet', `/phieu/${sheet.id}`, ['LearningResource', 'BreadcrumbList'], sheet.title, '/'],
    ['a course', `/course-detail/${course.id}`, ['Course', 'BreadcrumbList'], course.name, '/'],
    [
      'the route',
      '/view-roadmap',
      ['WebPage', 'BreadcrumbList'],
      'Upper-Intermediate',
      '/course-detail/starter',
    ],
    ['payments', '/payments', ['WebPage', 'BreadcrumbList'], 'không thu tiền trực tuyến', '/contact'],
    [
      'the commitment',
      '/output-commit',
      ['WebPage', 'BreadcrumbList'],
      'khoảng dao động',
      '/terms-conditions',
    ],
    ['the terms', '/terms-conditions', ['WebPage', 'BreadcrumbList'], 'Bản ghi âm giọng nói', '/my-profile'],
    ['contact', '/contact', ['ContactPage', 'BreadcrumbList'], 'Đăng ký nhận tư vấn', '/payments'],
  ])('%s has its own head, structured data and text', async (_, path, types, text, link) => {
    const response = await open(`${path}?utm_source=x`);
    const html = response.body;
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(once(html, /<link rel="canonical" href="([^"]*)">/)).toBe(ORIGIN + path);
    expect(once(html, /<meta property="og:url" content="([^"]*)">/)).toBe(ORIGIN + path);
    expect(once(html, /<meta property="og:image" content="([^"]*)">/)).toMatch(`${ORIGIN}/`);
    expect(once(html, /<title>([^<]*)<\/title>/)).not.toBe('');
    expect(once(html, /<meta\s+name="description"\s+content="([^"]*)"/)).not.toBe('');
    expect(graphOf(html).map((node) => node['@type'])).toEqual(types);
    const root = html.slice(html.indexOf('<div id="root">'));
    expect(root).toContain(text.replaceAll('"', '&quot;'));
    expect(root).toContain(`href="${link}"`);
    expect([...root.matchAll(/<h1/g)]).toHaveLength(1);
    expect(html).not.toContain('noindex');
    // Everything is there: nothing is still loading, and no script moves content into place.
    expect(root).not.toMatch(
      /aria-busy|<template|<!--\$[?!]|<script(?! type="(?:application\/json|module)")/,
    );
    // The app starts like that of the plain shell, once the text is on screen.
    expect(html).toContain(`src="/begin.js" data-app="${once(SHELL, SCRIPT)}"`);
  });

  it.each(['/contact', '/terms-conditions'])('%s shows the configured contact details', async (path) => {
    const html = (await open(path)).body;
    expect(html).toContain('Đơn vị vận hành: </span>&lt;b&gt;Ví Dụ&lt;/b&gt;');
    expect(html).toContain('href="tel:02431234567"');
    expect(html).not.toContain('Địa chỉ: ');
  });

  it('shows its text before the app loads: styles come before anything deferrable', async () => {
    const html = (await open('/')).body;
    const places = [STYLES, 'rel="preload"'].map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(html.split(STYLES)).toHaveLength(2);
    // The app's files are fetched when it starts.
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('data-parts="/assets/react.js"');
  });

  it('has a preview picture for other sites, its own if it has one', async () => {
    const pictureOf = async (path: string) =>
      once((await open(path)).body, /<meta property="og:image" content="([^"]*)">/);
    expect(await pictureOf('/payments')).toBe(`${ORIGIN}${PICTURE}`);
    await db.insert(blogPosts).values({
      ...hostile,
      id: 'anh',
      slug: 'anh',
      category: 'Ảnh',
      author: 'Luyện',
      published_on: '2026-01-02',
      body: '![Một hình](/media/hinh.svg) ![Một ảnh](/media/anh.webp)',
    });
    expect(await pictureOf('/blog/anh')).toBe(`${ORIGIN}/media/anh.webp`);
    const png = await readFile(`public${PICTURE}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(Object.values(PICTURE_SIZE));
    expect(png.length).toBeLessThan(100_000);
    await db.delete(blogPosts).where(eq(blogPosts.id, 'anh'));
  });

  it('has the slug URL as canonical for an article opened by id', async () => {
    const html = (await open('/blog/doc')).body;
    expect(once(html, /<link rel="canonical" href="([^"]*)">/)).toBe(`${ORIGIN}/blog/doc`);
  });

  it.each(['/blog/doc', '/phieu/doc', '/course-detail/doc', '/blog', '/', '/view-roadmap'])(
    '%s shows hostile texts as plain text',
    async (path) => {
      const html = (await open(path)).body;
      expect(html).not.toContain('<script>');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('href="javascript');
      expect(html).not.toContain('\u2028&');
      // Only the app, its data and the JSON-LD.
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
      expect(scripts.filter((each) => !each?.startsWith('type="application/'))).toEqual([
        'type="module" src="/begin.js" data-app="/src/app/main.tsx" data-parts="/assets/react.js" data-page=""',
      ]);
      const graph = graphOf(html);
      if (path === '/blog/doc') expect(graph[0]).toMatchObject({ headline: HOSTILE, keywords: [HOSTILE] });
      if (path === '/phieu/doc') expect(graph[0]).toMatchObject({ name: HOSTILE });
    },
  );

  it.each([
    ['an article', `/blog/${newest.slug}`, newest.body],
    ['a study sheet', `/phieu/${sheet.id}`, sheet.body],
    ['a course', `/course-detail/${course.id}`, course.description],
  ])('%s contains its complete text, as the app shows it', async (_, path, text) => {
    expect((await open(path)).body).toContain(renderMarkdown(text).html);
  });

  it('has the header, the text and the footer of the app', async () => {
    const html = (await open('/')).body;
    for (const words of ['Đăng nhập', 'Đăng ký', 'Bạn muốn làm gì?', 'Theo máy', newest.title])
      expect(html, words).toContain(words);
  });

  it('contains exactly the query results that it was rendered from', async () => {
    const queriesOf = async (path: string) => {
      const text = once(
        (await open(path)).body,
        /<script type="application\/json" id="served-page">(.*?)<\/script>/,
      );
      return servedSchema.parse(JSON.parse(text));
    };
    const { data } = await service.get(`/ielts/study-sheets/${sheet.id}`);
    expect(await queriesOf(`/phieu/${sheet.id}`)).toEqual({
      path: `/phieu/${sheet.id}`,
      reads: [{ key: ['/ielts/study-sheets/{id}', { id: sheet.id }], data }],
    });
    expect(await queriesOf('/blog/doc')).toEqual({
      path: '/blog/doc',
      reads: [{ key: ['/blog/{id}', { id: 'doc' }], data: (await service.get('/blog/doc')).data }],
    });
    expect((await queriesOf('/output-commit')).reads).toEqual([]);
  });

  it.each([
    ['who is signed in', '/', { cookie: 'a=b; access_token=t' }],
    ['a category of the study corner', '/blog?category=reading', {}],
    ['the introduction to conversation', '/conversation-guest?view=introduction', {}],
    ['a sheet in a lesson', `/phieu/${sheet.id}?lesson=a&section=b`, {}],
    ['a course to be activated', `/course-detail/${course.id}?activate=a`, {}],
  ])('%s gets the plain shell, because only the app can render it', async (_, url, headers) => {
    const response = await open(url, headers);
    expect([response.statusCode, response.body]).toEqual([200, SHELL]);
  });

  it('is compressed, and answered with 304 when unchanged', async () => {
    const plain = await open('/blog');
    const br = await open('/blog', { 'accept-encoding': 'gzip, br;q=0.9' });
    const gzip = await open('/blog', { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await open('/blog', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(plain.headers.vary).toBe('accept-encoding, cookie');
  });
});

describe('paths without content', () => {
  it.each([
    '/blog/none',
    '/phieu/none',
    '/course-detail/none',
    '/course-detail/',
    '/phieu/trong',
    '/phieu/%00',
    '/blog/..%2f..%2fphieu',
    `/blog/..%2fphieu%2f${STARTER.sheet}`,
    '/blog/__proto__',
    `/blog/${'a'.repeat(499)}`,
    '/phieu/%3Cscript%3E',
    '/no/such/page',
    '/khong-co',
    '/lesson',
    '/revise-result/',
    '/practice/mot/hai',
    '/blog/mot/hai',
  ])('%s is a 404 that starts the app, with noindex', async (path) => {
    const response = await open(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).toContain('<div id="root"></div>');
    expect(response.body).not.toContain('<script>');
  });

  it.each(['/blog/search-tag?tag=a', '/my-course', '/my-course/', '/trial-class', '/lesson/bat-dau'])(
    '%s is the plain shell, with noindex',
    async (path) => {
      const response = await open(path);
      expect([response.statusCode, response.body]).toEqual([200, SHELL]);
      expect(response.headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('/index.html is the shell that the service worker stores', async () => {
    const response = await open('/index.html');
    expect([response.statusCode, response.body]).toEqual([200, SHELL]);
  });
});

describe('sitemap and robots', () => {
  it('list every page and refer to each other', async () => {
    const sitemap = await open('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places.toSorted()).toEqual(
      [
        '/',
        ...FIXED_PATHS,
        '/blog/doc',
        '/phieu/doc',
        '/course-detail/doc',
        ...pack.courses.map(({ id }) => `/course-detail/${id}`),
        ...pack.blog_posts.map(({ slug }) => `/blog/${slug}`),
        ...pack.study_sheets.map(({ id }) => `/phieu/${id}`),
      ]
        .map((path) => ORIGIN + path)
        .toSorted(),
    );
    expect((await open('/robots.txt')).body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('newer content and a newer app', () => {
  it('replace rendered pages', async () => {
    const before = (await open('/blog/doc')).body;
    await db.update(blogPosts).set({ title: 'Tựa mới' }).where(eq(blogPosts.id, 'doc'));
    expect((await open('/blog/doc')).body).toBe(before);
    await db.insert(contentVersions).values({ version: 'newer', stored_at: new Date('2100-01-01') });
    await expect.poll(async () => (await open('/blog/doc')).body).toContain('Tựa mới');

    await writeFile(join(folder, 'index.html'), SHELL.replace('main.tsx', 'newer.tsx'));
    expect((await open('/blog/doc')).body).toContain('newer.tsx');
    expect((await open('/blog/none')).body).toContain('newer.tsx');
  });
});
