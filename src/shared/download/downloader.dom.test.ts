import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DownloadManifest } from '#contract/download.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { clearPersistedQueries, queryClient } from '#src/platform/offline/query-client.ts';
import { isQueryStored } from '#src/platform/offline/refresh-queries.ts';
import { db as outbox } from '#src/platform/outbox/database/db.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { adoptGuestDownloads } from './adopt-guest-downloads.ts';
import { type DownloadRow, db, keyOf } from './db.ts';
import {
  checkDownloads,
  type DownloaderPorts,
  downloadAll,
  hasEnded,
  startDownloads,
  stepFor,
} from './downloader.ts';
import { forgetDownloads, removeDownload } from './free.ts';
import { queryOf } from './queries-of.ts';
import { pauseDownload, requestDownload, resumeDownload } from './request-download.ts';
import { RENEW_MS } from './run-download.ts';

const LAN = '01890000-0000-7000-8000-00000000000a';
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const lesson = { owner: LAN, kind: 'lesson', id: 'one', title: 'One', bytes: 0 } as const;
const other = { ...lesson, id: 'two', title: 'Two' } as const;
const KEY = keyOf(lesson);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const memory = new MemoryCaches();

/** The server's content; tests change it. */
const served = { sheet: 'A sheet', media: 'sound', end: null as string | null, code: null as string | null };
const paths: string[] = [];
let network = true;
let onMedia: () => Promise<void> = async () => undefined;

const envelope = (data: unknown): Response => Response.json({ message: 'OK', data, time_current: NOW });
const refusal = (code: string): Response =>
  Response.json({ code, message: code, data: null, time_current: NOW }, { status: 403 });

function manifestOf(id: string): DownloadManifest {
  const read = (operation: DownloadManifest['reads'][number]['operation'], name: string, text: string) => ({
    operation,
    id: name,
    bytes: 100,
    version: hash(text),
  });
  const file = (path: string, text: string) => ({ path, bytes: text.length, sha256: hash(text) });
  const own = { path: `/media/${id}.mp3`, text: served.media };
  return {
    kind: 'lesson',
    id,
    title: `Lesson ${id}`,
    version: hash(served.sheet + served.media),
    reads: [read('lesson.assets', id, 'lesson'), read('lesson.studySheet', 'sheet', served.sheet)],
    media: [file('/media/shared.png', 'picture'), file(own.path, own.text)],
    lessons: [id],
    study_end_date: served.end,
  };
}

async function answer(path: string): Promise<Response> {
  const id = /lessons\/(\w+)\//.exec(path)?.[1] ?? '';
  if (path.endsWith('/download-manifest'))
    return served.code ? refusal(served.code) : envelope(manifestOf(id));
  if (path.endsWith('/assets'))
    return envelope({
      id,
      title: `Lesson ${id}`,
      summary: '',
      course_id: 'c',
      course_name: 'C',
      list_section: [{ id: 's', kind: 'study_sheet', module_id: 'sheet', title: 'Sheet', minutes: 5 }],
      user_result: {
        lesson_section_result: [],
        star_cup: { stars: 0, most: 3, cup: false },
        redone_at: null,
      },
    });
  if (path.includes('/study-sheets/'))
    return envelope({
      id: 'sheet',
      title: 'Sheet',
      summary: '',
      tags: [],
      reading_minutes: 1,
      body: served.sheet,
    });
  await onMedia();
  const text = path === '/media/shared.png' ? 'picture' : served.media;
  return new Response(text, { status: 206, headers: { 'content-type': 'audio/mpeg' } });
}

const ports = (overrides: Partial<DownloaderPorts> = {}): DownloaderPorts => ({
  client: queryClient,
  now: () => NOW,
  space: async () => null,
  onMobileData: () => false,
  reachable: async () => network,
  ...overrides,
});
const run = (overrides?: Partial<DownloaderPorts>) => downloadAll(LAN, ports(overrides));
const row = async (key = KEY): Promise<DownloadRow> => {
  const found = await db.downloads.get(key);
  if (!found) throw new Error(`no download ${key}`);
  return found;
};
const asset = queryOf({ operation: 'lesson.assets', id: 'one' }).query;
const sheet = queryOf({ operation: 'lesson.studySheet', id: 'sheet' }).query;
const media = () => memory.addresses('luyen-downloaded');

beforeEach(() => {
  storeSession('token', LAN);
  Object.assign(served, { sheet: 'A sheet', media: 'sound', end: null, code: null });
  network = true;
  onMedia = async () => undefined;
  memory.clear();
  paths.length = 0;
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    if (!network) throw new TypeError('failed');
    return answer(path);
  });
});
afterEach(async () => {
  await db.downloads.clear();
  await db.parts.clear();
  queryClient.clear();
  clearSession();
  await clearPersistedQueries();
});

describe('a download', () => {
  it('stores what pages load and play, and reports the progress', async () => {
    await requestDownload(lesson, true);
    expect(await run()).toBe(false);
    const { manifest: _, ...stored } = await row();
    expect(stored).toMatchObject({
      state: 'done',
      title: 'Lesson one',
      bytesDone: 212,
      bytesTotal: 212,
      savedAt: NOW,
    });
    expect(await isQueryStored(asset)).toBe(true);
    expect(await isQueryStored(sheet)).toBe(true);
    expect(await media()).toEqual(['/media/one.mp3', '/media/shared.png']);
  });

  it('fetches only what has changed when it is updated', async () => {
    await requestDownload(lesson, true);
    await run();
    queryClient.clear();
    served.media = 'other sound';
    await requestDownload(lesson, true);
    paths.length = 0;
    await run();
    expect(await row()).toMatchObject({ state: 'done', bytesDone: 218 });
    expect(paths.filter((path) => path.startsWith('/media/'))).toEqual(['/media/one.mp3']);
    expect(paths.filter((path) => path.includes('study-sheets'))).toEqual([]);
  });

  it('waits for the network and then continues with what is missing', async () => {
    onMedia = async () => {
      network = false;
      throw new TypeError('failed');
    };
    await requestDownload(lesson, true);
    expect(await run()).toBe(true);
    expect(await row()).toMatchObject({ state: 'waiting', reason: 'network', savedAt: null });
    expect(await run()).toBe(true);
    onMedia = async () => undefined;
    network = true;
    expect(await run()).toBe(false);
    expect(await row()).toMatchObject({ state: 'done', reason: null });
  });

  it('stops when it is paused, from any tab, and continues', async () => {
    onMedia = async () => {
      await pauseDownload(KEY);
    };
    await requestDownload(lesson, true);
    await run();
    expect(await row()).toMatchObject({ state: 'paused', savedAt: null });
    await run();
    expect(await row()).toMatchObject({ state: 'paused' });
    onMedia = async () => undefined;
    await resumeDownload(KEY);
    await run();
    expect(await row()).toMatchObject({ state: 'done', bytesDone: 212 });
  });

  it('leaves nothing when it is deleted while running', async () => {
    onMedia = () => removeDownload(KEY);
    await requestDownload(lesson, true);
    await run();
    expect(await db.downloads.count()).toBe(0);
    expect(await db.parts.count()).toBe(0);
    expect(await media()).toEqual([]);
    expect(await isQueryStored(asset)).toBe(false);
  });

  it('does not start without enough space', async () => {
    await requestDownload(lesson, true);
    await run({ space: async () => ({ used: 0, free: 20_000_000 }) });
    expect(await row()).toMatchObject({ state: 'failed', reason: 'room', bytesDone: 0 });
    expect(await media()).toEqual([]);
    await resumeDownload(KEY);
    await run();
    expect(await row()).toMatchObject({ state: 'done' });
  });

  it('waits for Wi-Fi unless it may use mobile data', async () => {
    const mobile = { onMobileData: () => true };
    await requestDownload(lesson, false);
    await run(mobile);
    expect(await row()).toMatchObject({ state: 'waiting', reason: 'wifi' });
    expect(paths).toEqual([]);
    await resumeDownload(KEY, true);
    await run(mobile);
    expect(await row()).toMatchObject({ state: 'done' });
  });

  it.each([
    ['COURSE_NOT_ACTIVATED', 'access'],
    ['NOT_FOUND', 'gone'],
  ])('is deleted from the device when the server says %s', async (code, reason) => {
    await requestDownload(lesson, true);
    await run();
    served.code = code;
    await requestDownload(lesson, true);
    await run();
    expect(await row()).toMatchObject({
      state: 'failed',
      reason,
      manifest: null,
      savedAt: null,
      bytesDone: 0,
    });
    expect(await media()).toEqual([]);
    expect(await isQueryStored(sheet)).toBe(false);
  });

  it('is deleted from the device after the last day of its course', async () => {
    served.end = '2026-11-21';
    await requestDownload(lesson, true);
    await run();
    await checkDownloads(LAN, NOW);
    expect(await row()).toMatchObject({ state: 'done' });
    await checkDownloads(LAN, NOW + DAY_MS);
    expect(await row()).toMatchObject({ state: 'failed', reason: 'access' });
    expect(await media()).toEqual([]);
  });

  it('reports that the browser has evicted part of it', async () => {
    await requestDownload(lesson, true);
    await run();
    await (await memory.open('luyen-downloaded')).delete('/media/one.mp3');
    await checkDownloads(LAN, NOW);
    expect(await row()).toMatchObject({ state: 'failed', reason: 'lost' });
    await resumeDownload(KEY);
    await run();
    expect(await media()).toEqual(['/media/one.mp3', '/media/shared.png']);
  });

  it('when deleted, leaves what another one needs', async () => {
    await requestDownload(lesson, true);
    await requestDownload(other, true);
    await run();
    await removeDownload(KEY);
    expect(await media()).toEqual(['/media/shared.png', '/media/two.mp3']);
    expect(await isQueryStored(asset)).toBe(false);
    expect(await isQueryStored(sheet)).toBe(true);
    await removeDownload(keyOf(other));
    expect(await media()).toEqual([]);
    expect(await isQueryStored(sheet)).toBe(false);
  });

  it('is deleted when its learner signs out', async () => {
    await requestDownload(lesson, true);
    await run();
    await forgetDownloads(LAN);
    expect(await db.downloads.count()).toBe(1);
    await forgetDownloads(null);
    expect(await db.downloads.count()).toBe(0);
    expect(await media()).toEqual([]);
  });

  it('does not run for a learner who has left', async () => {
    await requestDownload(lesson, true);
    clearSession();
    await run();
    expect(paths).toEqual([]);
    expect(await row()).toMatchObject({ state: 'waiting' });
  });
});

describe('a guest’s download', () => {
  const GUEST = 'guest-1';
  const guests = { ...lesson, owner: GUEST } as const;
  const beGuest = async () => {
    clearSession();
    await outbox.meta.put({ key: 'visitor', owner: GUEST, token: 't' });
  };
  const signUp = async () => {
    await outbox.meta.delete('visitor');
    storeSession('token', LAN);
  };
  afterEach(() => outbox.meta.clear());

  it('runs without an account', async () => {
    await beGuest();
    await requestDownload(guests, true);
    await downloadAll(GUEST, ports());
    expect(await row(keyOf(guests))).toMatchObject({ state: 'done', savedAt: NOW });
    expect(await isQueryStored(sheet)).toBe(true);
  });

  it('becomes that of the learner whom they sign in as: its files stay, its texts are stored for the learner', async () => {
    await beGuest();
    await requestDownload(guests, true);
    await downloadAll(GUEST, ports());
    await signUp();
    expect(await isQueryStored(sheet)).toBe(false);
    await adoptGuestDownloads(LAN);
    await forgetDownloads(LAN);
    expect(await db.downloads.toCollection().primaryKeys()).toEqual([KEY]);
    expect(await row()).toMatchObject({ state: 'waiting', savedAt: null, owner: LAN });
    paths.length = 0;
    await run();
    expect(await row()).toMatchObject({ state: 'done' });
    expect(await isQueryStored(sheet)).toBe(true);
    expect(paths.filter((path) => path.startsWith('/media/'))).toEqual([]);
  });

  it('gives way to the learner’s own of the same', async () => {
    await beGuest();
    await requestDownload(guests, true);
    await signUp();
    await requestDownload(lesson, true);
    await pauseDownload(KEY);
    await adoptGuestDownloads(LAN);
    expect(await db.downloads.toArray()).toMatchObject([{ key: KEY, state: 'paused' }]);
  });
});

describe('a page', () => {
  it('runs what is requested, even after an offline period, and deletes it at a sign-out', async () => {
    const request = (_name: string, _options: object, work: () => Promise<unknown>) => work();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    connectivity.setState({ state: 'offline' });
    network = false;
    onTestFinished(startDownloads(queryClient));
    await requestDownload(lesson, true);
    await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'waiting', reason: 'network' }));
    network = true;
    connectivity.setState({ state: 'online' });
    await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'done' }));
    clearSession();
    await vi.waitFor(async () => expect(await db.downloads.count()).toBe(0));
    await vi.waitFor(async () => expect(await media()).toEqual([]));
  });
});

describe('the next step of a download', () => {
  const at = (state: DownloadRow['state'], savedAt: number | null = null, overMobile = false) =>
    ({ state, savedAt, overMobile }) as DownloadRow;
  it.each([
    ['requested', at('waiting'), false, 'run'],
    ['left by a closed tab', at('downloading'), false, 'run'],
    ['not allowed to use mobile data', at('waiting'), true, 'wait'],
    ['allowed to use mobile data', at('waiting', null, true), true, 'run'],
    ['paused', at('paused'), false, null],
    ['failed', at('failed'), false, null],
    ['complete', at('done', NOW - RENEW_MS + 1), false, null],
    ['outdated', at('done', NOW - RENEW_MS), false, 'run'],
  ])('%s', (_, download, mobile, step) => {
    expect(stepFor(download, NOW, mobile)).toBe(step);
  });

  it.each([
    ['2026-11-21', Date.UTC(2026, 10, 21, 16, 59), false],
    ['2026-11-21', Date.UTC(2026, 10, 21, 17, 0), true],
    [null, NOW, false],
  ])('a course that ends on %s, at %i', (end, now, ended) => {
    served.end = end;
    expect(hasEnded({ manifest: manifestOf('one') }, now)).toBe(ended);
  });
});
