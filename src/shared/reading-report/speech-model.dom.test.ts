import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { type DownloadRow, db, keyOf } from '#src/shared/download/db.ts';
import { downloadAll, stepFor } from '#src/shared/download/downloader.ts';
import { isMediaCached } from '#src/shared/download/media-cache.ts';
import { SPEECH_MODEL } from '#src/shared/download/models.ts';
import { requestDownload } from '#src/shared/download/request-download.ts';
import { RENEW_MS } from '#src/shared/download/run-download.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { loseSpeechModel, speechModelFile } from './speech-model.ts';

const OWNER = '01890000-0000-7000-8000-00000000000a';
const NOW = Date.UTC(2026, 10, 21, 12);
const target = { ...SPEECH_MODEL, owner: OWNER, bytes: 0 };
const KEY = keyOf(target);
const memory = new MemoryCaches();

/** The server's model; tests change it. */
let packed = 'model';

function fileOf(text: string) {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { path: `/media/speech-model/${sha256.slice(0, 8)}.pack`, bytes: text.length, sha256 };
}

async function answer(input: RequestInfo | URL): Promise<Response> {
  if (String(input).includes('/api/speech/model')) {
    const data = { engine: { name: 'luyen-gop', version: '1' }, file: fileOf(packed) };
    return Response.json({ message: 'OK', data, time_current: NOW });
  }
  return new Response(packed, { status: 206, headers: { 'content-type': 'application/octet-stream' } });
}

const run = () =>
  downloadAll(OWNER, {
    client: queryClient,
    now: () => NOW,
    space: async () => null,
    onMobileData: () => false,
    reachable: async () => true,
  });

beforeEach(() => {
  packed = 'model';
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', vi.fn(answer));
  connectivity.setState({ state: 'online' });
  storeSession('token', OWNER);
});
afterEach(async () => {
  clearSession();
  await db.downloads.clear();
});

it('is downloaded completely, and is available to its learner', async () => {
  expect(await speechModelFile(OWNER)).toBeNull();
  await requestDownload(target, false);
  await run();
  expect(await db.downloads.get(KEY)).toMatchObject({ state: 'done', title: 'Bộ chấm phát âm trên máy' });
  expect(await speechModelFile(OWNER)).toEqual(fileOf('model'));
  expect(await speechModelFile('somebody else')).toBeNull();
});

it('is replaced by a newer one on request', async () => {
  await requestDownload(target, false);
  await run();
  packed = 'a newer model';
  await requestDownload(target, false);
  await run();
  expect(await speechModelFile(OWNER)).toEqual(fileOf('a newer model'));
});

it('is given up if it is gone, says so, and can be downloaded again', async () => {
  await requestDownload(target, false);
  await run();
  await loseSpeechModel(OWNER, fileOf('model'), 'noModel');
  expect(await speechModelFile(OWNER)).toBeNull();
  expect(await db.downloads.get(KEY)).toMatchObject({ state: 'failed', reason: 'lost' });
  await requestDownload(target, false);
  await run();
  expect(await speechModelFile(OWNER)).toEqual(fileOf('model'));
});

it('is fetched again if it is damaged, and is right then', async () => {
  await requestDownload(target, false);
  await run();
  await loseSpeechModel(OWNER, fileOf('model'), 'brokenModel');
  expect(await isMediaCached(fileOf('model'))).toBe(false);
  expect(await speechModelFile(OWNER)).toBeNull();
  await run();
  expect(await speechModelFile(OWNER)).toEqual(fileOf('model'));
  expect(await isMediaCached(fileOf('model'))).toBe(true);
});

describe('mobile data', () => {
  const row = (change: Partial<DownloadRow>): DownloadRow => ({
    ...target,
    key: KEY,
    state: 'waiting',
    reason: null,
    overMobile: false,
    bytesDone: 0,
    bytesTotal: 5_000_000,
    manifest: null,
    reads: {},
    requestedAt: 1,
    savedAt: null,
    ...change,
  });
  const done = { state: 'done', savedAt: 0, overMobile: true } as const;

  it.each([
    ['requested over Wi-Fi: it waits for Wi-Fi', row({}), true, 'wait'],
    ['allowed by the learner: it runs', row({ overMobile: true }), true, 'run'],
    ['over Wi-Fi: it runs', row({}), false, 'run'],
    ['downloaded long ago: nothing is fetched without asking', row(done), true, null],
    ['downloaded long ago, over Wi-Fi: nothing either', row(done), false, null],
  ])('%s', (_, download, onMobileData, step) => {
    expect(stepFor(download, 2 * RENEW_MS, onMobileData)).toBe(step);
  });
});
