// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fails, ok, setUp } from '../../../../tests/support/outbox-server.ts';
import { saveAnswer, saveSubmission } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { ROW_VERSION } from '../database/rows.ts';
import { setSender } from '../owner/sender.ts';
import { exportQueue } from '../queue/export-queue.ts';
import { countQueue, deleteParked, retryParked, sendNow } from '../queue/queue.ts';
import { saveCommand } from '../queue/save-command.ts';
import { appendChunk, openRecording } from '../recordings/recordings.ts';
import { drain } from './drain.ts';
import { httpTransport } from './transport.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

const answer = (questionId: string, text: string, owner = LAN): Promise<string> =>
  saveAnswer({
    owner,
    attemptId: ATTEMPT,
    practiceId: 'p1',
    questionId,
    answer: { type_code: 'free_text', text },
    label: questionId,
  });

const submit = (): Promise<string> =>
  saveSubmission({ owner: LAN, attemptId: ATTEMPT, practiceId: 'p1', label: 'nộp' });

async function record(sizes: number[]): Promise<string> {
  const id = await openRecording({ owner: LAN, attemptId: ATTEMPT, questionId: 'q9', type: 'audio/webm' });
  for (const [index, size] of sizes.entries())
    await appendChunk(id, index, new Uint8Array(size).fill(index).buffer);
  await saveAnswer({
    owner: LAN,
    attemptId: ATTEMPT,
    practiceId: 'p1',
    questionId: 'q9',
    answer: { type_code: 'ielts_scripted_speaking', recording_id: id },
    label: 'nói',
  });
  return id;
}

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
});

describe('the outbox', () => {
  it('sends answers before the submission that follows them, and deletes rows only when acknowledged', async () => {
    const { server, ports } = setUp();
    await answer('q1', 'a');
    await answer('q2', 'b');
    await submit();
    expect(await countQueue(LAN)).toMatchObject({ waiting: 3, parked: 0 });
    expect(await drain(ports)).toBe('idle');
    expect(server.applied.map((row) => row.operation).at(-1)).toBe('practice.submit');
    expect(await countQueue(LAN)).toMatchObject({ waiting: 0, parked: 0 });
    expect(await db.receipts.count()).toBe(3);
  });

  it('replaces an answer that was never sent, and follows one that may have been sent', async () => {
    const { server, ports, clock } = setUp();
    await answer('q1', 'first');
    await answer('q1', 'second');
    expect(await db.commands.count()).toBe(1);
    server.answer = (_row, time) => (time === 1 ? fails('SERVER_ERROR') : ok({}));
    await drain(ports);
    await answer('q1', 'third');
    expect(await db.commands.count()).toBe(2);
    clock.now += 10_000;
    await drain(ports);
    clock.now += 10_000;
    await drain(ports);
    const texts = server.applied.map((row) => (row.body as { answer: { text: string } }).answer.text);
    expect(texts).toEqual(['second', 'third']);
  });

  it('stops when nothing gets through, and rows that were not started stay replaceable', async () => {
    const { server, ports } = setUp();
    for (let i = 0; i < 12; i += 1) await answer(`q${i}`, 'x');
    server.answer = () => fails('NETWORK');
    expect(await drain(ports)).toBe('unreachable');
    const tried = await db.commands.filter((row) => row.tries > 0).count();
    expect(tried).toBeLessThan(12);
    expect(await countQueue(LAN)).toMatchObject({ waiting: 12 });
  });

  it('parks what no retry can help, and sends the others', async () => {
    const { server, ports } = setUp();
    await answer('bad', 'x');
    await answer('good', 'y');
    await submit();
    server.answer = (row) => (row.label === 'bad' ? fails('ANSWER_DOES_NOT_FIT') : ok({}));
    await drain(ports);
    expect(await countQueue(LAN)).toMatchObject({ waiting: 0, parked: 1 });
    expect(server.applied.map((row) => row.label)).toEqual(['good', 'nộp']);
    const parked = await db.commands.toCollection().first();
    server.answer = () => ok({});
    await retryParked(parked?.seq ?? 0);
    await drain(ports);
    expect(await db.commands.count()).toBe(0);
  });

  it('never sends a refused answer after a newer one has taken its place', async () => {
    const { server, ports, clock } = setUp();
    await answer('q1', 'old');
    server.answer = () => fails('SERVER_ERROR');
    await drain(ports);
    await answer('q1', 'new');
    server.answer = (row) => (JSON.stringify(row.body).includes('old') ? fails('UPLOAD_TOO_LARGE') : ok({}));
    clock.now += 400_000;
    await drain(ports);
    await drain(ports);
    const texts = server.applied.map((row) => (row.body as { answer: { text: string } }).answer.text);
    expect(texts).toEqual(['new']);
    expect(await db.commands.count()).toBe(0);
  });

  it('replaces a refused answer with a newer one immediately', async () => {
    const { server, ports } = setUp();
    await answer('q1', 'old');
    server.answer = () => fails('ANSWER_DOES_NOT_FIT');
    await drain(ports);
    await answer('q1', 'new');
    expect(await countQueue(LAN)).toMatchObject({ waiting: 1, parked: 0 });
  });

  it('never lets waiting rows hide rows behind them', async () => {
    const { server, ports } = setUp();
    for (let i = 0; i < 40; i += 1) await answer(`slow${i}`, 'x');
    server.answer = (row) => (row.label.startsWith('slow') ? fails('SERVER_ERROR') : ok({}));
    await drain(ports);
    for (let i = 0; i < 20; i += 1) {
      await saveCommand(ENDPOINTS.lesson.updateProgress, {
        owner: LAN,
        params: { id: 'l' },
        body: { section_id: `s${i}`, status: 2, at: 1, skew: 0 },
        label: 'blocked',
        after: (await db.commands.toArray()).map((row) => row.id),
      });
    }
    await answer('quick', 'z');
    await drain(ports);
    expect(server.applied.map((row) => row.label)).toEqual(['quick']);
  });

  it('pauses on 401 and resumes after signing in again', async () => {
    const { server, ports, clock } = setUp();
    await answer('q1', 'x');
    server.answer = () => fails('NOT_SIGNED_IN');
    expect(await drain(ports)).toBe('sign-in-needed');
    expect(await countQueue(LAN)).toMatchObject({ waiting: 1, signInNeeded: true });
    server.answer = () => ok({});
    expect(await drain(ports)).toBe('sign-in-needed');
    await setSender({ owner: LAN, token: 'new' });
    clock.now += 400_000;
    expect(await drain(ports)).toBe('idle');
    expect(server.applied).toHaveLength(1);
  });

  it("keeps one learner's rows from another's token", async () => {
    const { server, ports } = setUp();
    await answer('q1', 'x');
    await setSender({ owner: MINH, token: 'm' });
    await drain(ports);
    expect(server.applied).toHaveLength(0);
    expect(await countQueue(MINH)).toMatchObject({ waiting: 0, others: 1 });
    await setSender(null);
    expect(await drain(ports)).toBe('nobody');
    expect(await db.commands.count()).toBe(1);
  });

  it('leaves rows of a newer app alone', async () => {
    const { server, ports } = setUp();
    await answer('q1', 'x');
    await db.commands.toCollection().modify({ v: ROW_VERSION + 1 });
    expect(await drain(ports)).toBe('idle');
    expect(server.applied).toHaveLength(0);
    expect(await db.commands.count()).toBe(1);
  });

  it('parks a row it cannot decode', async () => {
    const { ports } = setUp();
    await answer('q1', 'x');
    await db.commands.toCollection().modify({ body: { nonsense: true } });
    await drain({ ...ports, transport: httpTransport });
    expect(await countQueue(LAN)).toMatchObject({ waiting: 0, parked: 1 });
    expect((await db.commands.toCollection().first())?.lastCode).toBe('UNDECODABLE');
  });

  it('sends the recording first and keeps it for playback', async () => {
    const { server, ports } = setUp();
    const id = await record([300, 200]);
    await drain(ports);
    expect(server.pieces).toEqual([{ offset: 0, bytes: 500 }]);
    expect(server.applied).toHaveLength(1);
    expect(await db.recordings.get(id)).toMatchObject({ state: 'sent' });
    expect(await db.receipts.get(id)).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await db.chunks.count()).toBe(2);
  });

  it('drops a recording that was replaced before it was sent', async () => {
    const first = await record([300]);
    const second = await record([200]);
    expect(await db.recordings.get(first)).toBeUndefined();
    expect(await db.chunks.count()).toBe(1);
    expect((await db.commands.toArray()).map((row) => row.recordingId)).toEqual([second]);
  });

  it('resumes an upload from the last acknowledged byte', async () => {
    const { server, ports, clock } = setUp();
    const mega = 1024 * 1024;
    await record([mega, mega, 1000]);
    server.pieceAnswer = (time) => (time === 4 ? fails('NETWORK') : null);
    expect(await drain(ports)).toBe('unreachable');
    expect(server.received).toBe((64 + 256 + 1024) * 1024);
    server.pieceAnswer = null;
    clock.now += 400_000;
    expect(await drain(ports)).toBe('idle');
    expect(server.pieces.slice(4, 6)).toEqual([
      { offset: 1344 * 1024, bytes: 0 },
      { offset: 1344 * 1024, bytes: 64 * 1024 },
    ]);
    expect(server.applied).toHaveLength(1);
  });

  it('gets an upload through a network that is slow and breaks every minute', async () => {
    const { server, ports, clock } = setUp();
    const BYTES_PER_MS = 2;
    await record([300 * 1024]);
    let leftMs = 60_000;
    server.pieceAnswer = () => {
      const tookMs = (server.pieces.at(-1)?.bytes ?? 0) / BYTES_PER_MS;
      clock.now += tookMs;
      leftMs -= tookMs;
      return leftMs < 0 ? fails('NETWORK') : null;
    };
    for (let minute = 0; minute < 5 && server.applied.length === 0; minute += 1) {
      await drain(ports);
      leftMs = 60_000;
      clock.now += 400_000;
    }
    expect(server.applied).toHaveLength(1);
    expect(server.pieces.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(450 * 1024);
  });

  it('sends answers while the server has no space for recordings, and those automatically once it has', async () => {
    const { server, ports, clock } = setUp();
    const mega = 1024 * 1024;
    await record([mega, mega]);
    await answer('q1', 'x');
    server.pieceAnswer = () => fails('STORAGE_FULL', 120);
    for (let time = 0; time < 8; time += 1) {
      expect(await drain(ports)).toBe('idle');
      clock.now += 400_000;
    }
    expect(server.applied.map((row) => row.label)).toEqual(['q1']);
    expect(await countQueue(LAN)).toMatchObject({ waiting: 1, parked: 0 });
    // One piece is sent in vain; from then on the device only asks.
    expect(server.pieces.map(({ bytes }) => bytes)).toEqual([64 * 1024, 0, 0, 0, 0, 0, 0, 0]);
    server.pieceAnswer = null;
    await drain(ports);
    expect(server.applied.map((row) => row.label)).toEqual(['q1', 'nói']);
    expect(server.received).toBe(2 * mega);
  });

  it('uploads a recording again that the server has lost, however long its answer has waited', async () => {
    const { server, ports, clock } = setUp();
    await record([500]);
    server.answer = (_row, time) =>
      time < 8 ? fails('NETWORK') : time === 8 ? fails('RECORDING_MISSING') : ok({});
    for (let time = 1; time < 8; time += 1) {
      await drain(ports);
      clock.now += 400_000;
    }
    expect(server.received).toBe(500);
    server.received = 0;
    await drain(ports);
    clock.now += 400_000;
    await drain(ports);
    expect(server.received).toBe(500);
    expect(server.applied).toHaveLength(1);
    expect(await db.commands.count()).toBe(0);
  });

  it('uploads again from the start when the hash did not match, and parks after five tries', async () => {
    const { server, ports, clock } = setUp();
    const id = await record([500]);
    server.pieceAnswer = () => fails('UPLOAD_HASH_MISMATCH');
    for (let i = 0; i < 5; i += 1) {
      await drain(ports);
      clock.now += 400_000;
    }
    expect(await countQueue(LAN)).toMatchObject({ waiting: 0, parked: 1 });
    expect(await db.recordings.get(id)).toMatchObject({ state: 'complete', acked: 0 });
  });

  it('exports a parked row with its recording, and deletes both only on request', async () => {
    const { server, ports } = setUp();
    const id = await record([3]);
    server.pieceAnswer = () => fails('UPLOAD_NOT_AUDIO');
    await drain(ports);
    const file = JSON.parse(await (await exportQueue(LAN)).file.text());
    expect(file.rows[0].lastCode).toBe('UPLOAD_NOT_AUDIO');
    expect(file.recordings[id].base64).toBe('AAAA');
    const row = await db.commands.toCollection().first();
    await deleteParked(row?.seq ?? 0);
    expect(await db.commands.count()).toBe(0);
    expect(await db.chunks.count()).toBe(0);
  });

  it('honours Retry-After, and "Gửi ngay" overrides it', async () => {
    const { server, ports } = setUp();
    await answer('q1', 'x');
    server.answer = () => fails('TOO_MANY_REQUESTS', 120);
    await drain(ports);
    server.answer = () => ok({});
    await drain(ports);
    expect(server.applied).toHaveLength(0);
    await sendNow(LAN);
    await drain(ports);
    expect(server.applied).toHaveLength(1);
  });

  it('records the clock skew from responses', async () => {
    const { ports } = setUp();
    await answer('q1', 'x');
    await drain(ports);
    expect(await db.meta.get('skew')).toEqual({ key: 'skew', ms: 5_000 - 1_000_000 });
    await answer('q2', 'y');
    const row = await db.commands.toCollection().first();
    expect(row?.body).toMatchObject({ skew: 5_000 - 1_000_000 });
  });
});
