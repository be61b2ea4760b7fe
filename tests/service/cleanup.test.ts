import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { OTP_TYPE } from '#contract/account.ts';
import { takeChunk } from '#server/areas/file/take-chunk.ts';
import { cleanUp, RETENTION_DAYS, startCleaningUp } from '#server/cleanup/clean-up.ts';
import { deleteOldRows } from '#server/cleanup/delete-old-rows.ts';
import {
  idempotency,
  learners,
  otps,
  recordings,
  recordingsToErase,
  tokens,
} from '#server/db/schema-account.ts';
import { eraseRecordings } from '#server/domain/recording/erase-recordings.ts';
import { newPhone } from '../support/new-phone.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

/** Runs outside the current transaction context, as another request would. */
const elsewhere = AsyncLocalStorage.snapshot();
// Tests here hold a transaction open while something else runs.
const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000', DATABASE_POOL: '3' } });
const { db, blobs, config } = service.platform;
const learner = await registerLearner(service);
const uploads = join(config.DATA_DIR, 'uploads');
await mkdir(uploads, { recursive: true });

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ago = (ms: number): Date => new Date(Date.now() - ms);
/** Timestamps just over and just under an age in days. */
const both = (days: number): [Date, Date] => [ago(days * DAY_MS + HOUR_MS), ago(days * DAY_MS - HOUR_MS)];

/** An unfinished recording: its row, and its file by default. */
async function upload(begun: Date, touched: Date | null): Promise<{ id: string; file: string }> {
  const id = randomUUID();
  const file = join(uploads, `${id}.part`);
  const row = { id, learner_id: learner.id, length: 99, sha256: 'a'.repeat(64), type: 'audio/wav' };
  await db.insert(recordings).values({ ...row, received: 9, created_at: begun });
  if (touched) {
    await writeFile(file, 'nine bytes');
    await utimes(file, touched, touched);
  }
  return { id, file };
}

const isKnown = async (id: string): Promise<boolean> =>
  (await db.select().from(recordings).where(eq(recordings.id, id))).length > 0;

describe('cleaning up', () => {
  it('deletes abandoned uploads, row and file', async () => {
    const [old, young] = both(RETENTION_DAYS.uploads);
    const left = await upload(old, old);
    const fileless = await upload(old, null);
    const resumed = await upload(old, young);
    const begun = await upload(young, young);
    const orphan = join(uploads, `${randomUUID()}.part`);
    await writeFile(orphan, '');
    await utimes(orphan, old, old);
    const other = join(uploads, 'notes.txt');
    await writeFile(other, '');
    await utimes(other, old, old);

    expect(await cleanUp(service.platform, new Date())).toMatchObject({ uploads: 2, files: 1 });
    expect(await Promise.all([left, fileless, resumed, begun].map(({ id }) => isKnown(id)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const files = [left.file, orphan, resumed.file, begun.file, other];
    expect(files.map((file) => existsSync(file))).toEqual([false, false, true, true, true]);
  });

  it('lets a deleted upload restart, and never deletes finished ones', async () => {
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.write('WAVEfmt ', 8);
    const bytes = Buffer.concat([head, randomBytes(900)]);
    const id = randomUUID();
    const piece = (start: number, end: number) =>
      service.post('/files/upload-to-server', {
        token: learner.token,
        headers: {
          'content-type': 'application/octet-stream',
          'upload-id': id,
          'upload-offset': String(start),
          'upload-length': String(bytes.length),
          'upload-sha256': createHash('sha256').update(bytes).digest('hex'),
          'upload-type': 'audio/wav',
        },
        body: bytes.subarray(start, end),
      });
    expect((await piece(0, 400)).data).toMatchObject({ received_bytes: 400 });
    await cleanUp(service.platform, new Date(Date.now() + (RETENTION_DAYS.uploads + 1) * DAY_MS));
    expect((await piece(400, 900)).data).toMatchObject({ received_bytes: 0, complete: false });
    expect((await piece(0, bytes.length)).data).toMatchObject({ complete: true });
    await db
      .update(recordings)
      .set({ created_at: ago(9_999 * DAY_MS) })
      .where(eq(recordings.id, id));
    await cleanUp(service.platform, new Date());
    expect((await piece(0, 0)).data).toMatchObject({ complete: true });
  });

  it('deletes old command responses, codes and tokens, and nothing newer', async () => {
    const answers = both(RETENTION_DAYS.answers).map((created_at) => ({
      learner_id: learner.id,
      key: randomUUID(),
      operation: 'test',
      body_hash: 'x',
      created_at,
    }));
    await db.insert(idempotency).values(answers);
    const codes = both(RETENTION_DAYS.codes).map((expires_at) => ({
      phone: newPhone(),
      kind: OTP_TYPE.registration,
      salt: 's',
      code_hash: 'c',
      tries_left: 5,
      expires_at,
    }));
    await db.insert(otps).values(codes);
    const old = both(RETENTION_DAYS.tokens).map((expires_at) => ({
      hash: randomUUID(),
      learner_id: learner.id,
      expires_at,
    }));
    await db.insert(tokens).values(old);

    expect(await cleanUp(service.platform, new Date())).toMatchObject({ answers: 1, codes: 1, tokens: 1 });
    expect(await db.select({ key: idempotency.key }).from(idempotency)).toEqual([{ key: answers[1]?.key }]);
    expect(await db.select({ phone: otps.phone }).from(otps)).toEqual([{ phone: codes[1]?.phone }]);
    const hashes = (await db.select().from(tokens)).map(({ hash }) => hash);
    expect(hashes).toContain(old[1]?.hash);
    expect(hashes).not.toContain(old[0]?.hash);
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
    expect(new Set(Object.values(await cleanUp(service.platform, new Date())))).toEqual(new Set([0]));
  });

  it('works in batches, by an index, and skips locked rows until the next night', async () => {
    const codes = Array.from({ length: 7 }, () => ({
      phone: newPhone(),
      kind: OTP_TYPE.deletion,
      expires_at: ago(9 * DAY_MS),
    }));
    await db.insert(otps).values(codes.map((row) => ({ ...row, salt: 's', code_hash: 'c', tries_left: 5 })));
    const run = () => deleteOldRows(db, otps, otps.expires_at, ago(5 * DAY_MS), 3);
    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(otps)
        .where(eq(otps.phone, codes[0]?.phone ?? ''))
        .for('update');
      expect(await elsewhere(run)).toBe(6);
    });
    expect(await run()).toBe(1);
    const indexes = await db.execute(sql`select indexdef from pg_indexes where schemaname = 'public'`);
    const text = JSON.stringify(indexes.rows);
    for (const index of ['idempotency_age', 'otps_expiry', 'tokens_expiry', 'recordings_unfinished'])
      expect(text).toContain(index);
  });

  it('is scheduled nightly in Vietnam time, once for all nodes', async () => {
    await startCleaningUp(service.platform);
    await startCleaningUp(service.platform);
    const { rows } = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
    expect(z.array(z.looseObject({})).parse(rows)).toEqual([
      { name: 'nightly', cron: '30 3 * * *', timezone: 'Asia/Ho_Chi_Minh' },
    ]);
  });
});

describe('a blob that is removed for one learner', () => {
  it('stays when another learner’s upload of the same content finishes at that moment', async () => {
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.write('WAVEfmt ', 8);
    const bytes = Buffer.concat([head, randomBytes(100)]);
    const key = createHash('sha256').update(bytes).digest('hex');
    const file = join(uploads, 'before');
    await writeFile(file, bytes);
    await blobs.keep(file, key);
    await db.insert(recordingsToErase).values({ id: randomUUID(), blob_key: key });

    const kept = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const paused: typeof blobs = {
      ...blobs,
      async keep(path, sha256) {
        const made = await blobs.keep(path, sha256);
        kept.resolve();
        await goOn.promise;
        return made;
      },
    };
    const headers = {
      'upload-id': randomUUID(),
      'upload-offset': 0,
      'upload-length': bytes.length,
      'upload-sha256': key,
      'upload-type': 'audio/wav' as const,
    };
    const platform = { ...service.platform, blobs: paused };
    const taking = takeChunk(platform, () => 'audio/wav', { id: learner.id, isGuest: false }, headers, bytes);
    await kept.promise;
    const erasing = eraseRecordings(service.platform);
    const waiting = async () =>
      (
        await db.execute(sql`
          select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and locktype = 'advisory' and not granted`)
      ).rowCount;
    await expect.poll(waiting).toBe(1);
    goOn.resolve();
    expect(await taking).toMatchObject({ complete: true });
    await erasing;
    expect((await blobs.read(key)).byteLength).toBe(bytes.length);
    expect(await db.select().from(recordingsToErase)).toEqual([]);
  });

  it('stays while it is a learner’s picture, and is deleted with its last use', async () => {
    const bytes = randomBytes(64);
    const key = createHash('sha256').update(bytes).digest('hex');
    const file = join(uploads, 'picture');
    await writeFile(file, bytes);
    await blobs.keep(file, key);
    const shown = {
      avatar_blob: key,
      avatar_bytes: bytes.length,
      avatar_url: `/api/avatars/${randomUUID()}`,
    };
    await db.update(learners).set(shown).where(eq(learners.id, learner.id));
    const erase = async () => {
      await db.insert(recordingsToErase).values({ id: randomUUID(), blob_key: key });
      await eraseRecordings(service.platform);
    };
    await erase();
    expect((await blobs.read(key)).byteLength).toBe(64);
    const none = { avatar_blob: null, avatar_bytes: null, avatar_url: null };
    await db.update(learners).set(none).where(eq(learners.id, learner.id));
    await erase();
    await expect(blobs.read(key)).rejects.toThrow();
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
