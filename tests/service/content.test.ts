import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ContentCache } from '#server/content/content-cache.ts';
import { loadContent, wholeWithOf } from '#server/content/load-content.ts';
import { openStudio } from '#server/content/render-audio-job.ts';
import type { SpokenText } from '#server/content/spoken-words.ts';
import { noteWhole, storedVersion, storePack } from '#server/content/store-pack.ts';
import { blogPosts, questions } from '#server/db/schema-content.ts';
import { STARTER } from '../support/starter.ts';
import { starterPack } from '../support/starter-pack.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';

const folder = await mkdtemp(join(tmpdir(), 'luyen-content-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = join(folder, 'app');
await mkdir(join(app, 'assets'), { recursive: true });
await writeFile(join(app, 'index.html'), '<!doctype html><title>Luyện</title>');
await writeFile(join(app, 'sw.js'), '// worker');
await writeFile(join(app, 'assets/page-abc123.js'), 'export {};');
await writeFile(join(app, 'assets/page-abc123.js.map'), '{}');
await writeFile(join(app, 'assets/page-abc123.js.map.br'), '{}');
await mkdir(join(app, '.vite'));
await writeFile(join(app, '.vite/manifest.json'), '{}');
await writeFile(join(app, '.env'), 'SECRET=1');

const service = await startService({ appDirectory: app });
const { platform } = service;
const pack = await starterPack();

/** As it is served: without the source, from which the body is rebuilt once its words are recorded. */
const served = <T extends SpokenText>({ source: _, spoken: __, ...text }: T) => text;

describe('articles', () => {
  it('are listed newest first, and found by id or slug', async () => {
    const { data } = await service.get('/blog/index');
    expect(data).toMatchObject({ total: pack.blog_posts.length, page_size: 10 });
    const [newest] = pack.blog_posts.map(served);
    expect(data).toMatchObject({ posts: pack.blog_posts.map(({ id }) => ({ id })) });
    for (const name of [newest?.id, newest?.slug]) {
      expect((await service.get(`/blog/${name}`)).data).toMatchObject({ ...newest });
    }
    expect((await service.get('/blog/none')).code).toBe('NOT_FOUND');
    expect((await service.get('/blog/index?page=99')).data).toMatchObject({ posts: [] });
  });

  it('include study sheets as in the pack', async () => {
    const sheet = pack.study_sheets.map(served).find(({ id }) => id === STARTER.sheet);
    expect((await service.get(`/ielts/study-sheets/${STARTER.sheet}`)).data).toEqual(sheet);
  });
});

describe('a newer pack', () => {
  it('replaces what is served, keeps what attempts refer to, and can be rolled back', async () => {
    const learner = await activeLearner(service);
    const practice = pack.exercises.find(({ id }) => id === STARTER.practice);
    const dropped = practice?.questions.at(-1)?.question.id;
    const newer = {
      ...pack,
      version: 'newer',
      blog_posts: pack.blog_posts.slice(1),
      exercises: pack.exercises.map((exercise) =>
        exercise === practice ? { ...exercise, questions: exercise.questions.slice(0, -1) } : exercise,
      ),
    };
    expect(await storePack(platform.db, newer, platform.blobs)).toBe(true);
    expect(await storePack(platform.db, newer, platform.blobs)).toBe(false);
    const cache = new ContentCache(platform.db);
    expect(await cache.version()).toBe('newer');
    const rows = await platform.db
      .select({ id: questions.id, retired: questions.retired })
      .from(questions)
      .where(eq(questions.exercise_id, STARTER.practice));
    expect(rows.filter(({ retired }) => retired).map(({ id }) => id)).toEqual([dropped]);
    const live = await platform.db.select().from(blogPosts).where(eq(blogPosts.retired, false));
    expect(live).toHaveLength(pack.blog_posts.length - 1);
    await storePack(platform.db, pack, platform.blobs);
    expect(await storedVersion(platform.db)).toBe(pack.version);
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
  });

  it('with an error is reported with file and line, and changes nothing', async () => {
    const broken = join(folder, 'broken');
    await cp('content', broken, { recursive: true });
    await writeFile(join(broken, 'study-sheets', `${STARTER.sheet}.md`), '---\ntitle: [\n---\n');
    const config = { ...platform.config, CONTENT_DIR: broken };
    await loadContent({ ...platform, config });
    expect(await storedVersion(platform.db)).toBe(pack.version);
    expect(service.faults.join('')).toMatch(new RegExp(`study-sheets/${STARTER.sheet}\\.md:\\d+ `));
  });
});

it('files that are served whole are not read again, until one of them changes', async () => {
  const changed = join(folder, 'changed');
  await cp('content', changed, { recursive: true });
  const sheet = join(changed, 'study-sheets', `${STARTER.sheet}.md`);
  await writeFile(sheet, '---\ntitle: [\n---\n');
  const config = { ...platform.config, CONTENT_DIR: changed };
  const before = service.faults.length;
  const version = (await storedVersion(platform.db)) ?? '';
  await noteWhole(platform.db, version, await wholeWithOf(config, openStudio(config)));
  await loadContent({ ...platform, config });
  expect(service.faults).toHaveLength(before);
  await writeFile(sheet, '---\ntitle: {\n---\n');
  await loadContent({ ...platform, config });
  expect(service.faults.length).toBeGreaterThan(before);
});

describe('the cache of content', () => {
  it('computes a value once, and again only after a failure or when there was none', async () => {
    let made = 0;
    const values = new ContentCache(platform.db).keep(async (key) => {
      made++;
      if (key === 'fails' && made < 3) throw new Error('not yet');
      return key === 'none' ? null : key;
    });
    expect(await Promise.all([values('a'), values('a')])).toEqual(['a', 'a']);
    expect(made).toBe(1);
    await expect(values('fails')).rejects.toThrow('not yet');
    expect(await values('fails')).toBe('fails');
    await values('none');
    await values('none');
    expect(made).toBe(5);
  });
});

describe('files', () => {
  const fetchFile = (url: string, headers: Record<string, string> = {}) =>
    service.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it.each([
    ['a page of the app', '/practice/abc', 200, 'no-cache'],
    ['the worker', '/sw.js', 200, 'no-cache'],
    ['an asset', '/assets/page-abc123.js', 200, 'public, max-age=31536000, immutable'],
    ['an asset that is gone', '/assets/page-old.js', 404, undefined],
    ['a path out of the folder', '/..%2f..%2fpackage.json', 404, undefined],
    ['what the build notes for itself', '/.vite/manifest.json', 404, undefined],
    ['the same, spelt otherwise', '/%2evite/manifest.json', 404, undefined],
    ['the same, by a detour', '/assets/../.vite/manifest.json', 404, undefined],
    ['the same, as Windows spells paths', '/%5cassets%5c..%5c.vite%5cmanifest.json', 400, 'no-store'],
    ['the same, from a drive', '/C:%5cassets/./page-abc123.js', 400, 'no-store'],
    ['a hidden file', '/.env', 404, undefined],
    ['a source map', '/assets/page-abc123.js.map', 404, undefined],
    ['a compressed source map', '/assets/page-abc123.js.map.br', 404, undefined],
    ['a medium that does not exist', '/media/none.png', 404, undefined],
    ['an unknown call', '/api/none', 404, 'no-store'],
  ])('%s', async (_, url, status, cacheControl) => {
    const response = await fetchFile(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe(cacheControl);
  });

  it.each(['/x.png', '/assets/none.js', '/.env', '/link-picture/interview/none.png'])(
    'say in words that %s could not be found',
    async (url) => {
      const response = await fetchFile(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
      expect(response.body).toBe('This page could not be found');
    },
  );

  it('of the content are served whole, by range, and with 304 when unchanged', async () => {
    const url = `/media/${pack.media[0]?.path}`;
    const whole = await fetchFile(url);
    expect(whole.statusCode).toBe(200);
    const range = await fetchFile(url, { range: 'bytes=2-5' });
    expect(range.statusCode).toBe(206);
    expect(range.rawPayload.equals(whole.rawPayload.subarray(2, 6))).toBe(true);
    expect((await fetchFile(url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  });

  it('carry a strict content security policy', async () => {
    const policy = String((await fetchFile('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toContain('unsafe-eval;');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});

describe('the API description', () => {
  it('is served as OpenAPI', async () => {
    const response = await service.app.inject('/api/openapi.json');
    expect(response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('is served as a page for people, with every area', async () => {
    const { headers, body } = await service.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const area of Object.keys(ENDPOINTS)) expect(body).toContain(`<h2>${area}</h2>`);
  });
});
