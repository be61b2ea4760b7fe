import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp, RETENTION_DAYS } from '#server/cleanup/clean-up.ts';
import { recordings, recordingsToErase } from '#server/db/schema-account.ts';
import { attemptAnswers } from '#server/db/schema-progress.ts';
import { hasRecording } from '#server/domain/attempt/store.ts';
import { apiTransport } from '#src/platform/browser/api-transport.ts';
import { db as device } from '#src/platform/outbox/database/db.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { drain } from '#src/platform/outbox/sending/drain.ts';
import { httpTransport } from '#src/platform/outbox/sending/transport.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { GRADED, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';
import { noise, uploadRecording } from './upload-recording.ts';

/** Runs outside the current transaction context, as another request would. */
const elsewhere = AsyncLocalStorage.snapshot();
const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000', DATABASE_POOL: '3' } });
const { db, blobs } = service.platform;
await storeGradedPractice(db);
const { answer } = teachersOf(service);
const learner = await activeLearner(service);
const said = (recording_id: string) => ({ type_code: 'voice' as const, recording_id });

const DAY_MS = 86_400_000;
const later = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const isThere = (id: string): Promise<boolean> => hasRecording(db, learner.id, id);

describe('a recording without an answer', () => {
  it('is deleted after a week, row and file; one with an answer stays', async () => {
    const [loose, carried] = [
      await uploadRecording(service, learner),
      await uploadRecording(service, learner),
    ];
    const [replaced, newer] = [
      await uploadRecording(service, learner),
      await uploadRecording(service, learner),
    ];
    const attempt = randomUUID();
    await answer(learner, randomUUID(), TEACHER_QUESTIONS.word, said(carried));
    await answer(learner, attempt, TEACHER_QUESTIONS.word, said(replaced));
    await answer(learner, attempt, TEACHER_QUESTIONS.word, said(newer));
    const [row] = await db.select().from(recordings).where(eq(recordings.id, loose));

    expect(await cleanUp(service.platform, later(RETENTION_DAYS.unused - 1))).toMatchObject({ unused: 0 });
    expect(await cleanUp(service.platform, later(RETENTION_DAYS.unused + 1))).toMatchObject({ unused: 2 });
    expect(await Promise.all([loose, replaced, carried, newer].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await expect(blobs.read(row?.blob_key ?? '')).rejects.toThrow('ENOENT');
    expect(await db.select().from(recordingsToErase)).toEqual([]);
    expect(await cleanUp(service.platform, later(9_999))).toMatchObject({ unused: 0 });
    expect(await Promise.all([carried, newer].map(isThere))).toEqual([true, true]);
  });

  it('is kept by an answer that arrives during the nightly cleanup, but not by a later one', async () => {
    const early = await uploadRecording(service, learner);
    await db.transaction(async (tx) => {
      await tx.execute(sql`update recordings set uses = 1, unused_since = null where id = ${early}`);
      expect(await elsewhere(() => cleanUp(service.platform, later(8)))).toMatchObject({ unused: 0 });
    });
    expect(await isThere(early)).toBe(true);

    const late = await uploadRecording(service, learner);
    const attempt = randomUUID();
    const sent = await db.transaction(async (tx) => {
      await tx.delete(recordings).where(eq(recordings.id, late));
      const sending = elsewhere(() => answer(learner, attempt, TEACHER_QUESTIONS.word, said(late)));
      const waiting = () =>
        elsewhere(async () => {
          const { rowCount } = await db.execute(sql`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
          return rowCount;
        });
      await expect.poll(waiting).toBe(1);
      return { sending };
    });
    expect((await sent.sending).code).toBe('RECORDING_MISSING');
    expect(await db.select().from(attemptAnswers).where(eq(attemptAnswers.attempt_id, attempt))).toEqual([]);
  });

  it('is uploaded again by a device whose answer waited longer, and the answer arrives with it', async () => {
    let isCut = true;
    const sending = vi.spyOn(apiTransport, 'send');
    sending.mockImplementation(async (to, { method = 'GET', headers, body } = {}) => {
      const url = String(to);
      if (isCut && url.endsWith('/practice/update-single-answer')) throw new TypeError('no network');
      const reply = await service.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url,
        headers: Object.fromEntries(new Headers(headers)),
        ...(body instanceof ArrayBuffer && { payload: Buffer.from(body) }),
        ...(typeof body === 'string' && { payload: body }),
      });
      return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode });
    });
    onTestFinished(() => sending.mockRestore());
    let now = Date.now();
    const ports = { transport: httpTransport, now: () => now, random: () => 1 };
    const owner = learner.id;
    await setSender({ owner, token: learner.token });
    const bytes = noise(2_000_000);
    const [attemptId, questionId] = [randomUUID(), TEACHER_QUESTIONS.word];
    const id = await openRecording({ owner, attemptId, questionId, type: 'audio/wav' });
    await appendChunk(id, 0, new Uint8Array(bytes).buffer);
    const given = { owner, attemptId, questionId, practiceId: GRADED, label: 'nói', answer: said(id) };
    await saveAnswer(given);

    // The recording gets through; its answer repeatedly does not.
    for (let time = 0; time < 7; time++) {
      expect(await drain(ports)).toBe('unreachable');
      now += 400_000;
    }
    expect(await isThere(id)).toBe(true);
    expect(await device.recordings.get(id)).toMatchObject({ state: 'sent' });
    expect(await cleanUp(service.platform, later(8))).toMatchObject({ unused: 1 });
    expect(await isThere(id)).toBe(false);

    isCut = false;
    await drain(ports);
    expect(await device.commands.toArray()).toMatchObject([
      { state: 'queued', lastCode: 'RECORDING_MISSING' },
    ]);
    now += 400_000;
    await drain(ports);
    expect(await device.commands.count()).toBe(0);
    const [row] = await db.select().from(recordings).where(eq(recordings.id, id));
    expect(row).toMatchObject({ uses: 1, unused_since: null });
    expect(Buffer.from(await blobs.read(row?.blob_key ?? '')).equals(bytes)).toBe(true);
    const stored = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attempt_id, attemptId));
    expect(stored).toMatchObject([{ answer: said(id) }]);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
