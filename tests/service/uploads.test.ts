import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECORDING_MAX_BYTES, UPLOAD_PIECE_MAX_BYTES } from '#contract/file.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { noise } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const learner = await registerLearner(service);

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A recording to upload: `piece` sends a part of it, whatever the server has. */
function recording(
  bytes: Buffer,
  given: { id?: string; type?: string; hash?: string; length?: number } = {},
) {
  const id = given.id ?? randomUUID();
  const headers = {
    'content-type': 'application/octet-stream',
    'upload-id': id,
    'upload-length': String(given.length ?? bytes.length),
    'upload-sha256': given.hash ?? sha256(bytes),
    'upload-type': given.type ?? 'audio/wav',
  };
  const piece = (start: number, end: number, token = learner.token) =>
    service.post('/files/upload-to-server', {
      token,
      headers: { ...headers, 'upload-offset': String(start) },
      body: bytes.subarray(start, end),
    });
  const download = (headersOfRange: Record<string, string> = {}, token = learner.token) =>
    service.app.inject({
      url: `/api/files/${id}`,
      headers: { authorization: `Bearer ${token}`, ...headersOfRange },
    });
  return { id, piece, download, bytes };
}

const part = (id: string): string => join(service.platform.config.DATA_DIR, 'uploads', `${id}.part`);

describe('a recording', () => {
  it('arrives in chunks, with a receipt of its hash, and is played back by range', async () => {
    const { id, piece, download, bytes } = recording(noise());
    expect((await piece(0, 10_000)).data).toEqual({
      id,
      received_bytes: 10_000,
      complete: false,
      sha256: null,
    });
    expect((await piece(10_000, bytes.length)).data).toEqual({
      id,
      received_bytes: bytes.length,
      complete: true,
      sha256: sha256(bytes),
    });
    expect((await download()).rawPayload.equals(bytes)).toBe(true);
    const range = await download({ range: 'bytes=44-99' });
    expect(range.statusCode).toBe(206);
    expect(range.headers).toMatchObject({
      'content-range': `bytes 44-99/${bytes.length}`,
      'content-type': 'audio/wav',
    });
    expect(range.rawPayload.equals(bytes.subarray(44, 100))).toBe(true);
    expect((await download({ range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
    expect(existsSync(part(id))).toBe(false);
  });

  it('resumes from the last acknowledged byte, which an empty chunk queries', async () => {
    const { piece, bytes } = recording(noise());
    await piece(0, 5_000);
    expect((await piece(0, 0)).data).toMatchObject({ received_bytes: 5_000, complete: false });
    expect((await piece(5_000, bytes.length)).data).toMatchObject({ complete: true });
  });

  it('is not changed by a chunk with another offset, nor by one sent twice', async () => {
    const { piece, bytes } = recording(noise());
    await piece(0, 5_000);
    expect((await piece(0, 5_000)).data).toMatchObject({ received_bytes: 5_000 });
    expect((await piece(9_000, 12_000)).data).toMatchObject({ received_bytes: 5_000 });
    expect((await piece(5_000, bytes.length)).data).toMatchObject({ complete: true });
    expect((await piece(5_000, bytes.length)).data).toMatchObject({ complete: true, sha256: sha256(bytes) });
  });

  it('arrives intact from two simultaneous senders', async () => {
    const { piece, bytes } = recording(noise());
    const half = 16_000;
    await Promise.all([piece(0, half), piece(0, half)]);
    const ends = await Promise.all([piece(half, bytes.length), piece(half, bytes.length)]);
    for (const { data } of ends) expect(data).toMatchObject({ complete: true, sha256: sha256(bytes) });
  });

  it('resumes from what is on the disk when the server lost some of it', async () => {
    const { id, piece, bytes } = recording(noise());
    await piece(0, 8_000);
    await truncate(part(id), 3_000);
    expect((await piece(8_000, 9_000)).data).toMatchObject({ received_bytes: 3_000 });
    expect((await piece(3_000, bytes.length)).data).toMatchObject({ complete: true, sha256: sha256(bytes) });
  });

  it('starts over when it arrives corrupted', async () => {
    const damaged = noise();
    const { id, piece } = recording(damaged, { hash: sha256(noise()) });
    expect(await piece(0, damaged.length)).toMatchObject({ status: 422, code: 'UPLOAD_HASH_MISMATCH' });
    expect((await piece(0, 0)).data).toEqual({ id, received_bytes: 0, complete: false, sha256: null });
  });
});

describe('a recording is refused', () => {
  it('when it is empty', async () => {
    expect(await recording(Buffer.alloc(0)).piece(0, 0)).toMatchObject({ status: 422, code: 'UPLOAD_EMPTY' });
  });

  it('when it is over 25 MB', async () => {
    const { piece } = recording(noise(), { length: RECORDING_MAX_BYTES + 1 });
    expect(await piece(0, 100)).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' });
  });

  it('when it is not audio', async () => {
    const { piece, download, bytes } = recording(Buffer.from('<html>not a recording</html>'.repeat(100)));
    expect(await piece(0, bytes.length)).toMatchObject({ status: 415, code: 'UPLOAD_NOT_AUDIO' });
    expect((await download()).statusCode).toBe(404);
  });

  it('when its declared type is wrong', async () => {
    const { piece, bytes } = recording(noise(), { type: 'audio/webm' });
    expect(await piece(0, bytes.length)).toMatchObject({ status: 415, code: 'UPLOAD_TYPE_MISMATCH' });
  });

  it('when its id belongs to another recording', async () => {
    const first = recording(noise());
    await first.piece(0, 1_000);
    const second = recording(noise(), { id: first.id });
    expect(await second.piece(0, 1_000)).toMatchObject({ status: 409, code: 'UPLOAD_CONFLICT' });
  });

  it('when a chunk is too large, or extends past the end', async () => {
    const large = recording(Buffer.alloc(UPLOAD_PIECE_MAX_BYTES + 1, 1));
    expect((await large.piece(0, large.bytes.length)).code).toBe('BAD_REQUEST');
    const long = recording(noise(), { length: 1_000 });
    expect((await long.piece(0, 2_000)).code).toBe('BAD_REQUEST');
  });
});

describe("another learner's recording", () => {
  it('can be neither read nor written', async () => {
    const other = await registerLearner(service);
    const { piece, download, bytes } = recording(noise());
    await piece(0, 1_000);
    expect((await piece(1_000, 2_000, other.token)).code).toBe('UPLOAD_CONFLICT');
    await piece(1_000, bytes.length);
    expect((await download({}, other.token)).statusCode).toBe(404);
    expect((await download()).statusCode).toBe(200);
  });
});
