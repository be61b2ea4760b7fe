import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { unpackFiles } from '#speech/pack/container.ts';
import { openKnowledge } from '#speech/pack/knowledge.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { PACKED_RECOGNISER, RECOGNISER_FILES } from '#speech/recognition/recogniser-files.ts';
import { startService } from './service.ts';

const { app, get } = await startService();
const { engine, file, recogniser } = ENDPOINTS.speechModel.current.response.parse(
  (await get('/speech/model')).data,
);
const fetchFile = (range?: string) =>
  app.inject({ url: file.path, ...(range !== undefined && { headers: { range } }) });

it('is described by its size, its hash and its versions', async () => {
  const { rawPayload, headers } = await fetchFile();
  expect(engine).toEqual(ENGINE);
  expect(rawPayload).toHaveLength(file.bytes);
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file.sha256);
  expect(headers['cache-control']).toContain('immutable');
  // As stated on the downloads page.
  expect(file.bytes).toBeLessThan(6_000_000);
});

it('is the same after a restart, so that devices need not fetch it again', async () => {
  const other = await startService();
  const again = ENDPOINTS.speechModel.current.response.parse((await other.get('/speech/model')).data);
  expect(again).toEqual({ engine, file, recogniser });
});

it('is served by range', async () => {
  const whole = (await fetchFile()).rawPayload;
  const part = await fetchFile('bytes=1000-1999');
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 1000-1999/${file.bytes}`);
  expect(part.rawPayload.equals(whole.subarray(1000, 2000))).toBe(true);
});

it('contains the model that the server scores with', async () => {
  const pack = unpackFiles(gunzipSync((await fetchFile()).rawPayload));
  expect(pack.engine).toEqual(ENGINE);
  const [own, packed] = [loadSpeechKnowledge(), openKnowledge(pack.files)];
  expect(packed.model.means).toEqual(own.model.means);
  expect(packed.model.mixtureWeights).toEqual(own.model.mixtureWeights);
  expect(packed.dictionary('read')).toEqual(own.dictionary('read'));
});

describe('the recogniser', () => {
  const fetchRecogniser = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: recogniser?.file.path ?? '', headers })).rawPayload;
  const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  it('is described by its size, its hash and its versions', async () => {
    const bytes = await fetchRecogniser();
    expect(recogniser?.engine).toEqual(PACKED_RECOGNISER);
    expect({ bytes: bytes.length, sha256: sha256Of(bytes) }).toMatchObject({
      bytes: recogniser?.file.bytes,
      sha256: recogniser?.file.sha256,
    });
    // As said where it is offered.
    expect(bytes.length).toBeLessThan(25_500_000);
  });

  it('goes on where its download was cut off', async () => {
    const whole = await fetchRecogniser();
    const cut = 10_000_000;
    const [first, rest] = await Promise.all(
      [`bytes=0-${cut - 1}`, `bytes=${cut}-`].map((range) => fetchRecogniser({ range })),
    );
    expect(first?.length).toBe(cut);
    expect(Buffer.concat([first ?? whole, rest ?? whole]).equals(whole)).toBe(true);
  });

  it('contains all that runs it', async () => {
    const pack = unpackFiles(gunzipSync(await fetchRecogniser()));
    expect(pack.engine).toEqual(PACKED_RECOGNISER);
    expect([...pack.files.keys()]).toEqual(RECOGNISER_FILES);
    const runtime = Uint8Array.from(pack.files.get('runtime') ?? []);
    expect(WebAssembly.validate(runtime)).toBe(true);
  });
});

it.each([
  '/media/speech-model/other.pack',
  '/media/speech-model/moonshine-tiny-0.pack',
  '/media/speech-model/',
  '/media/speech-model/..%2f..%2fmdef',
])('there is nothing at %s', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
