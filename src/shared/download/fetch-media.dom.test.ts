// @vitest-environment node
import 'fake-indexeddb/auto';
import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { db } from './db.ts';
import { fetchMedia, PART_BYTES } from './fetch-media.ts';
import { isMediaCached } from './media-cache.ts';

const BYTES = randomBytes(2 * PART_BYTES + 1234);
const FILE = {
  path: '/media/long.mp3',
  bytes: BYTES.byteLength,
  sha256: createHash('sha256').update(BYTES).digest('hex'),
};
const MP3 = { headers: { 'content-type': 'audio/mpeg' } };
const memory = new MemoryCaches();
/** Requested ranges, and their cache mode. */
const requested: { range: string; cache: RequestCache | undefined }[] = [];

function piece(range: string): Response {
  const [start = 0, end = 0] = range.slice('bytes='.length).split('-').map(Number);
  return new Response(BYTES.subarray(start, end + 1), { status: 206, ...MP3 });
}

/** A server that gives the n-th request the n-th response, otherwise the range. */
function serve(answers: Record<number, () => Response | Promise<Response>> = {}): void {
  vi.stubGlobal('fetch', async (path: string, { headers, cache }: RequestInit) => {
    const range = new Headers(headers).get('range') ?? '';
    expect(path).toBe(FILE.path);
    requested.push({ range, cache });
    return answers[requested.length]?.() ?? piece(range);
  });
}

const progress: number[] = [];
const get = (signal = new AbortController().signal) =>
  fetchMedia(FILE, { signal, onBytes: async (bytes) => void progress.push(bytes) });
const stored = async () =>
  Buffer.from(
    (await (await (await memory.open('luyen-downloaded')).match(FILE.path))?.arrayBuffer()) ??
      new ArrayBuffer(),
  );
const starts = () => requested.map(({ range }) => Number(/\d+/.exec(range)?.[0]));

beforeEach(() => {
  requested.length = 0;
  progress.length = 0;
  memory.clear();
  vi.stubGlobal('caches', memory);
});
afterEach(async () => {
  await db.parts.clear();
});

describe('a media file', () => {
  it('is fetched in parts from the server itself, checked, and stored where the service worker looks', async () => {
    serve();
    await get();
    expect(starts()).toEqual([0, PART_BYTES, 2 * PART_BYTES]);
    expect(requested.every(({ cache }) => cache === 'no-store')).toBe(true);
    expect(progress).toEqual([PART_BYTES, PART_BYTES, 1234]);
    expect((await stored()).equals(BYTES)).toBe(true);
    expect(await isMediaCached(FILE)).toBe(true);
    expect(await db.parts.count()).toBe(0);
  });

  it('continues after the last part when the network was lost', async () => {
    serve({ 2: () => Promise.reject(new TypeError('failed')) });
    await expect(get()).rejects.toMatchObject({ reason: 'network' });
    expect(await isMediaCached(FILE)).toBe(false);
    requested.length = 0;
    progress.length = 0;
    serve();
    await get();
    expect(starts()).toEqual([PART_BYTES, 2 * PART_BYTES]);
    expect(progress).toEqual([PART_BYTES, PART_BYTES, 1234]);
    expect((await stored()).equals(BYTES)).toBe(true);
  });

  it('stops between two parts when it is paused', async () => {
    serve();
    const control = new AbortController();
    const paused = fetchMedia(FILE, { signal: control.signal, onBytes: async () => control.abort() });
    await expect(paused).rejects.toThrow();
    expect(requested).toHaveLength(1);
    expect(await db.parts.count()).toBe(1);
  });

  it('is not requested if it is on the device already, unless it is another version', async () => {
    serve();
    await get();
    requested.length = 0;
    await get();
    expect(requested).toEqual([]);
    expect(await isMediaCached({ ...FILE, sha256: '0'.repeat(64) })).toBe(false);
  });

  it('is taken over from the cache of played media, and not stored twice', async () => {
    serve();
    const played = await memory.open('luyen-media');
    const headers = { ...MP3.headers, etag: `"${FILE.sha256}"` };
    await played.put(FILE.path, new Response(BYTES, { headers }));
    await get();
    expect(requested).toEqual([]);
    expect((await stored()).equals(BYTES)).toBe(true);
    expect(await memory.addresses('luyen-media')).toEqual([]);
  });

  it('is accepted as a whole from a server without ranges, if it is complete', async () => {
    serve({ 1: () => new Response(BYTES, MP3) });
    await get();
    expect((await stored()).equals(BYTES)).toBe(true);
  });

  it.each([
    [
      'the page of a captive portal',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'network',
    ],
    ['another file of another length', () => new Response('short', MP3), 'server'],
    ['nothing', () => new Response('gone', { status: 404 }), 'server'],
  ])('is not stored if it is %s', async (_, answer, reason) => {
    serve({ 1: answer });
    await expect(get()).rejects.toMatchObject({ reason });
    expect(await isMediaCached(FILE)).toBe(false);
    expect(await db.parts.count()).toBe(0);
  });

  it('with other bytes than the manifest says is deleted and fetched again from the start', async () => {
    serve({ 2: () => new Response(new Uint8Array(PART_BYTES), { status: 206, ...MP3 }) });
    await expect(get()).rejects.toMatchObject({ reason: 'server' });
    expect(await db.parts.count()).toBe(0);
    requested.length = 0;
    serve();
    await get();
    expect((await stored()).equals(BYTES)).toBe(true);
  });
});
