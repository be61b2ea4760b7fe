import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { takeChunk } from '#server/areas/file/take-chunk.ts';
import { recordings } from '#server/db/schema-account.ts';
import { directoryBlobStore } from '#server/engines/blobs/directory-blob-store.ts';
import { writeAtomically } from '#server/engines/blobs/write-atomically.ts';
import { DiskSpace } from '#server/storage/disk-space.ts';
import { isNoSpace } from '#server/storage/no-space.ts';
import { pngOf } from '../support/pictures.ts';
import { storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';
import { noise, sendRecording, uploadHeadersOf, uploadRecording } from './upload-recording.ts';

const MB = 1_000_000;
let free = 10_000 * MB;
const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', DISK_FLOOR_MB: '500' },
  free: async () => free,
});
const { db, config } = service.platform;
await storeGradedPractice(db);
const { answer } = teachersOf(service);
const learner = await activeLearner(service);
const said = (recording_id: string) => ({ type_code: 'voice' as const, recording_id });

/** Sets the free space from now on, waiting out the second for which the server caches it. */
async function letFree(bytes: number): Promise<void> {
  free = bytes;
  await expect.poll(() => service.platform.disk.freeBytes()).toBe(bytes);
}

const speak = (text: string) =>
  service.post('/speech/text_to_speech', { token: learner.token, body: { text, voice_gender: 'female' } });
const partsOf = (): string[] => {
  const directory = join(config.DATA_DIR, 'uploads');
  return existsSync(directory) ? readdirSync(directory) : [];
};

describe('below the floor', () => {
  it('uploads are refused first, answers are accepted, and the server reports that it is not ready', async () => {
    const here = await uploadRecording(service, learner);
    const bytes = noise();
    const begun = randomUUID();
    const half = {
      token: learner.token,
      headers: uploadHeadersOf(begun, bytes),
      body: bytes.subarray(0, 9_000),
    };
    expect((await service.post('/files/upload-to-server', half)).status).toBe(200);
    await letFree(499 * MB);
    const refused = await sendRecording(service, learner, noise());
    expect(refused).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
      message: expect.stringMatching(/an toàn trên máy/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await db.select().from(recordings).where(isNull(recordings.blob_key))).toHaveLength(1);
    const rest = { token: learner.token, headers: uploadHeadersOf(begun, bytes, 9_000) };
    for (const body of [bytes.subarray(9_000), Buffer.alloc(0)]) {
      expect((await service.post('/files/upload-to-server', { ...rest, body })).code).toBe('STORAGE_FULL');
    }
    expect((await answer(learner, randomUUID(), TEACHER_QUESTIONS.word, said(here))).status).toBe(200);
    expect(await service.get('/health/ready')).toMatchObject({
      status: 503,
      code: 'NOT_READY',
      message: expect.stringMatching(/: disk$/),
    });
    expect((await service.get('/health/live')).status).toBe(200);

    await letFree(10_000 * MB);
    expect((await service.get('/health/ready')).status).toBe(200);
    const ended = await service.post('/files/upload-to-server', { ...rest, body: bytes.subarray(9_000) });
    expect(ended.data).toMatchObject({ complete: true });
  });

  it('a receipt is still returned for a recording that is already stored', async () => {
    const bytes = noise();
    const id = randomUUID();
    await sendRecording(service, learner, bytes, id);
    await letFree(0);
    expect((await sendRecording(service, learner, bytes, id)).data).toMatchObject({ complete: true });
    await letFree(10_000 * MB);
  });

  it('at half of the floor, large requests are refused and small answers accepted', async () => {
    await letFree(300 * MB);
    const essay = (u: string) =>
      answer(learner, randomUUID(), TEACHER_QUESTIONS.byAi, { type_code: 'ielts_writing', u });
    const picture = (side: number) =>
      service.post('/update-avatar', {
        token: learner.token,
        headers: { 'content-type': 'application/octet-stream' },
        body: pngOf(side, side),
      });
    expect((await picture(100)).status).toBe(200);
    expect((await essay('ư'.repeat(9_000))).status).toBe(200);
    expect((await speak('Bees live here.')).status).toBe(200);
    await letFree(200 * MB);
    expect((await picture(101)).code).toBe('STORAGE_FULL');
    expect((await essay('ư'.repeat(9_000))).code).toBe('STORAGE_FULL');
    expect((await speak('Wasps live there.')).code).toBe('STORAGE_FULL');
    expect((await speak('Bees live here.')).status).toBe(200);
    expect((await essay('Bees.')).status).toBe(200);
    await letFree(10_000 * MB);
  });

  it('guests are refused at twice the floor, so that they do not fill up what learners need', async () => {
    const guest = { 'visitor-token': randomBytes(32).toString('base64url') };
    const body = {
      attempt_id: randomUUID(),
      test_id: 'none',
      question_id: null,
      answer: null,
      at: Date.now(),
    };
    const ask = () =>
      service.post('/practice-test/update-answer', {
        headers: guest,
        key: randomUUID(),
        body: { ...body, skew: 0 },
      });
    await letFree(1_010 * MB);
    expect((await ask()).code).toBe('NOT_FOUND');
    await letFree(990 * MB);
    expect((await ask()).code).toBe('STORAGE_FULL');
    expect((await sendRecording(service, learner, noise())).status).toBe(200);
    await letFree(10_000 * MB);
  });

  it('concurrent uploads do not all pass on the same reading of free space', async () => {
    const room = new DiskSpace({ free: async () => 110 * MB, floorBytes: 100 * MB, now: () => 0 });
    const tries = await Promise.allSettled(Array.from({ length: 200 }, () => room.letUploadIn(MB)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  });
});

describe('a disk that fills up nevertheless', () => {
  it('is reported as such, and no partial file remains', async () => {
    const before = partsOf();
    const id = randomUUID();
    const uploads = join(config.DATA_DIR, 'uploads');
    await mkdir(uploads, { recursive: true });
    // Any write there fails with ENOSPC, as on a full disk.
    await symlink('/dev/full', join(uploads, `${id}.part`));
    expect(await sendRecording(service, learner, noise(), id)).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
    });
    expect(partsOf()).toEqual(before);
    expect((await sendRecording(service, learner, noise(), id)).code).toBe('UPLOAD_CONFLICT');
  });

  it('lets an upload resume where it was when a chunk in the middle failed', async () => {
    const bytes = noise();
    const id = randomUUID();
    const headers = {
      'upload-id': id,
      'upload-offset': 0,
      'upload-length': bytes.length,
      'upload-sha256': uploadHeadersOf(id, bytes)['upload-sha256'],
      'upload-type': 'audio/wav' as const,
    };
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { blobs } = service.platform;
    const platform = { ...service.platform, blobs: { ...blobs, keep: () => Promise.reject(full) } };
    const failed = await takeChunk(
      platform,
      () => 'audio/wav',
      { id: learner.id, isGuest: false },
      headers,
      bytes,
    ).catch(isNoSpace);
    expect(failed).toBe(true);
    expect((await sendRecording(service, learner, bytes, id)).data).toMatchObject({ complete: true });
  });

  it('leaves no incomplete copy behind', async () => {
    const directory = join(config.DATA_DIR, 'full');
    await mkdir(join(directory, 'ab'), { recursive: true });
    const blobs = directoryBlobStore(directory);
    await expect(blobs.keep('/no/such/file', `ab${'0'.repeat(62)}`)).rejects.toThrow('ENOENT');
    expect(readdirSync(join(directory, 'ab'))).toEqual([]);
    await mkdir(join(directory, 'taken'));
    await expect(writeAtomically(join(directory, 'taken'), 'x')).rejects.toThrow();
    expect(readdirSync(directory).toSorted()).toEqual(['ab', 'taken']);
  });

  it('of the database is reported as such, not as an internal error', async () => {
    await service.owner.execute(sql`
      create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await service.owner.execute(sql`
      create trigger full_disk before insert on attempt_answers for each row execute function full_disk()`);
    const essay = { type_code: 'ielts_writing' as const, u: 'PRIVATE WORDS' };
    const attempt = randomUUID();
    expect(await answer(learner, attempt, TEACHER_QUESTIONS.byAi, essay)).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
    });
    await service.owner.execute(sql`drop trigger full_disk on attempt_answers`);
    expect((await answer(learner, attempt, TEACHER_QUESTIONS.byAi, essay)).status).toBe(200);
    expect(service.faults.join('')).toContain('no space left on a disk');
    expect(service.faults.join('')).not.toContain('PRIVATE');
  });
});

it('is visible in the disk metrics', async () => {
  const { payload } = await service.app.inject('/api/metrics');
  expect(payload).toMatch(/^disk_free_bytes \d+/m);
  expect(Number(/^unattached_bytes (\d+)/m.exec(payload)?.[1])).toBeGreaterThan(0);
  expect(payload).toMatch(/^stored_bytes [1-9]/m);
});
