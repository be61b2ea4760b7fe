import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { downloadRequests } from '#src/shared/download/continue-downloads.ts';
import { type DownloadRow, db, keyOf } from '#src/shared/download/db.ts';
import { reasonOf } from '#src/shared/download/download-error.ts';
import { fetchManifest, sizeOf } from '#src/shared/download/manifest.ts';
import { cacheMedia } from '#src/shared/download/media-cache.ts';
import { RECOGNISER_MODEL, SPEECH_MODEL } from '#src/shared/download/models.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { loseSpeechModel, recogniserFile, speechModelFile } from './speech-model.ts';

const OWNER = '01890000-0000-7000-8000-00000000000a';
const engine = { name: 'engine', version: '1' };
const fileOf = (name: string, bytes: number) => ({
  path: `/media/speech-model/${name}.pack`,
  bytes,
  sha256: name.repeat(64).slice(0, 64),
});
const [EAR, SCORER] = [fileOf('e', 24_000_000), fileOf('c', 5_000_000)];
const api = fakeApi();
const manifestOf = ({ kind, id }: typeof RECOGNISER_MODEL | typeof SPEECH_MODEL) =>
  fetchManifest(kind, id, new AbortController().signal);

/** A download of this device that is complete. */
async function complete(model: typeof RECOGNISER_MODEL | typeof SPEECH_MODEL): Promise<void> {
  const manifest = await manifestOf(model);
  const row: DownloadRow = {
    ...{ ...model, key: keyOf({ ...model, owner: OWNER }), owner: OWNER, state: 'done', reason: null },
    ...{ overMobile: false, bytesDone: 1, bytesTotal: 1, manifest, reads: {}, requestedAt: 1, savedAt: 1 },
  };
  await db.downloads.put(row);
}

beforeEach(async () => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: new MemoryCaches() });
  await db.downloads.clear();
  api.answer(ENDPOINTS.speechModel.current, { engine, file: SCORER, recogniser: { engine, file: EAR } });
});

it('brings the scorer along, under a version that changes with either', async () => {
  const manifest = await manifestOf(RECOGNISER_MODEL);
  expect(sizeOf(manifest)).toBe(29_000_000);
  expect((await manifestOf(SPEECH_MODEL)).media).toEqual([SCORER]);
  const versions = [manifest.version];
  for (const change of [{ file: fileOf('d', 1) }, { recogniser: { engine, file: fileOf('f', 1) } }]) {
    api.answer(ENDPOINTS.speechModel.current, {
      ...{ engine, file: SCORER, recogniser: { engine, file: EAR } },
      ...change,
    });
    versions.push((await manifestOf(RECOGNISER_MODEL)).version);
  }
  expect(new Set(versions).size).toBe(3);
  expect(versions.every((version) => /^[0-9a-f]{64}$/.test(version))).toBe(true);
});

it('recognises and scores with what it has brought', async () => {
  await complete(SPEECH_MODEL);
  expect([await recogniserFile(OWNER), await speechModelFile(OWNER)]).toEqual([null, SCORER]);
  await db.downloads.clear();
  await complete(RECOGNISER_MODEL);
  expect([await recogniserFile(OWNER), await speechModelFile(OWNER)]).toEqual([EAR, SCORER]);
});

const recogniserRow = () => db.downloads.get(keyOf({ ...RECOGNISER_MODEL, owner: OWNER }));

it.each([
  ['the recogniser: the scorer stays', EAR, [null, SCORER]],
  ['the scorer: the download has lost it', SCORER, [null, null]],
])('can be downloaded again where a file is gone, %s', async (_, file, left) => {
  await complete(RECOGNISER_MODEL);
  for (const one of [EAR, SCORER]) await cacheMedia(one, 'application/octet-stream', 'bytes');
  await loseSpeechModel(OWNER, file, 'noModel');
  expect([await recogniserFile(OWNER), await speechModelFile(OWNER)]).toEqual(left);
  expect(await recogniserRow()).toMatchObject({ state: 'failed', reason: 'lost' });
});

it('is downloaded again by itself where a file is damaged, over Wi-Fi, but not twice', async () => {
  await complete(RECOGNISER_MODEL);
  const continued = vi.fn();
  downloadRequests.addEventListener('continue', continued, { once: true });
  await loseSpeechModel(OWNER, EAR, 'brokenModel');
  expect(await recogniserRow()).toMatchObject({ state: 'waiting', overMobile: false, savedAt: null });
  expect(continued).toHaveBeenCalledOnce();
  await complete(RECOGNISER_MODEL);
  await loseSpeechModel(OWNER, EAR, 'brokenModel');
  expect(await recogniserRow()).toMatchObject({ state: 'failed', reason: 'lost' });
});

it('is not there on an earlier server', async () => {
  api.answer(ENDPOINTS.speechModel.current, { engine, file: SCORER, recogniser: undefined });
  const error = await manifestOf(RECOGNISER_MODEL).catch((reason: unknown) => reason);
  expect(await reasonOf(error)).toBe('gone');
});
