// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenChunks } from '../../../../tests/support/broken-chunks.ts';
import { fails, ok, setUp } from '../../../../tests/support/outbox-server.ts';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { setSender } from '../owner/sender.ts';
import { exportQueue } from '../queue/export-queue.ts';
import { countQueue, deleteParked, retryParked } from '../queue/queue.ts';
import { appendChunk, openRecording } from '../recordings/recordings.ts';
import { drain } from './drain.ts';
import { MAX_STRIKES } from './verdict.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

const place = (questionId: string) => ({
  owner: LAN,
  attemptId: ATTEMPT,
  practiceId: 'p1',
  questionId,
  label: questionId,
});
const answer = (questionId: string) =>
  saveAnswer({ ...place(questionId), answer: { type_code: 'free_text', text: 'x' } });

async function record(questionId: string, chunks: number): Promise<string> {
  const id = await openRecording({ owner: LAN, attemptId: ATTEMPT, questionId, type: 'audio/webm' });
  for (let index = 0; index < chunks; index += 1)
    await appendChunk(id, index, new Uint8Array([index, index, index]).buffer);
  await saveAnswer({ ...place(questionId), answer: { type_code: 'voice', recording_id: id } });
  return id;
}

const broken = new Set<string>();
const parked = () => db.commands.filter(({ state }) => state === 'parked').first();

beforeEach(async () => {
  db.close({ disableAutoOpen: false });
  db.use(brokenChunks(broken));
  broken.clear();
  await db.open();
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
});
afterEach(() => vi.restoreAllMocks());

describe('a recording that the browser cannot read', () => {
  it('is parked after some tries, and everything else is sent once', async () => {
    const { server, ports, clock } = setUp();
    broken.add(await record('damaged', 2));
    await answer('before');
    await record('whole', 1);
    await answer('after');
    for (let round = 1; round < MAX_STRIKES; round += 1) {
      expect(await drain(ports)).toBe('idle');
      expect(await countQueue(LAN)).toMatchObject({ waiting: 1, parked: 0 });
      clock.now += 400_000;
    }
    await drain(ports);
    expect(await countQueue(LAN)).toMatchObject({ waiting: 0, parked: 1 });
    expect(await parked()).toMatchObject({ label: 'damaged', lastCode: 'RECORDING_UNREADABLE' });
    expect(server.applied.map(({ label }) => label).sort()).toEqual(['after', 'before', 'whole']);
  });

  it('is sent after all when it can be read again and the learner asks for it', async () => {
    const { server, ports, clock } = setUp();
    broken.add(await record('damaged', 2));
    for (let round = 0; round < MAX_STRIKES; round += 1) {
      await drain(ports);
      clock.now += 400_000;
    }
    broken.clear();
    await retryParked((await parked())?.seq ?? 0);
    await drain(ports);
    expect(server.applied.map(({ label }) => label)).toEqual(['damaged']);
  });

  it('is parked immediately if a part is permanently missing', async () => {
    const { server, ports } = setUp();
    const id = await record('damaged', 3);
    await db.chunks.delete([id, 1]);
    await answer('other');
    await drain(ports);
    expect((await parked())?.lastCode).toBe('RECORDING_UNREADABLE');
    expect(server.applied.map(({ label }) => label)).toEqual(['other']);
    expect(server.pieces).toEqual([]);
  });

  it('is parked immediately if what is stored is no sound, or nothing is stored', async () => {
    const { ports } = setUp();
    const odd = await record('odd', 1);
    await db.table('chunks').put({ recordingId: odd, index: 0, bytes: 'text' });
    const gone = await record('gone', 1);
    await db.recordings.delete(gone);
    await drain(ports);
    expect(await db.commands.toCollection().sortBy('label')).toMatchObject([
      { label: 'gone', state: 'parked', lastCode: 'RECORDING_UNREADABLE' },
      { label: 'odd', state: 'parked', lastCode: 'RECORDING_UNREADABLE' },
    ]);
  });

  it('is exported with what can be read and what is missing, beside complete ones', async () => {
    const whole = await record('whole', 1);
    const part = await record('part', 3);
    await db.chunks.delete([part, 1]);
    const dead = await record('dead', 2);
    broken.add(dead);
    const { file, incomplete } = await exportQueue(LAN);
    const exported = JSON.parse(await file.text());
    expect(exported.rows).toHaveLength(3);
    expect(exported.recordings[whole]).toMatchObject({ id: whole, base64: 'AAAA' });
    expect(exported.recordings[whole].missing).toBeUndefined();
    expect(exported.recordings[part]).toMatchObject({
      base64: 'AAAAAgIC',
      missing: { chunks: [1], bytes: 3 },
    });
    expect(exported.recordings[dead]).toMatchObject({ base64: '', missing: { chunks: [0, 1], bytes: 6 } });
    expect(exported.missing).toEqual([
      'part: bản ghi âm chỉ còn đọc được một phần.',
      'dead: không đọc được bản ghi âm.',
    ]);
    expect(incomplete).toEqual(['part', 'dead']);
  });

  it('is deleted at the learner’s request', async () => {
    const { ports } = setUp();
    const id = await record('damaged', 2);
    broken.add(id);
    await db.commands.toCollection().modify({ strikes: MAX_STRIKES - 1 });
    await drain(ports);
    await deleteParked((await parked())?.seq ?? 0);
    expect([await db.commands.count(), await db.recordings.count(), await db.chunks.count()]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('a row that makes sending throw', () => {
  it('is parked after some tries with a readable message, and the others are sent', async () => {
    const { server, ports, clock } = setUp();
    await answer('bad');
    await answer('good');
    server.answer = (row) => {
      if (row.label === 'bad') throw new TypeError('not a function');
      return ok({});
    };
    for (let round = 0; round < MAX_STRIKES; round += 1) {
      expect(await drain(ports)).toBe('idle');
      clock.now += 400_000;
    }
    expect(await parked()).toMatchObject({ label: 'bad', lastCode: 'UNEXPECTED' });
    expect((await parked())?.lastMessage).toMatch(/Bạn gửi lại/);
    expect(server.applied.map(({ label }) => label)).toEqual(['good']);
  });

  it('is not blamed for a missing network', async () => {
    const { server, ports, clock } = setUp();
    await record('spoken', 1);
    server.pieceAnswer = () => fails('NETWORK');
    for (let round = 0; round < 2 * MAX_STRIKES; round += 1) {
      await drain(ports);
      clock.now += 400_000;
    }
    server.pieceAnswer = () => fails('UPLOAD_HASH_MISMATCH');
    await drain(ports);
    expect(await countQueue(LAN)).toMatchObject({ waiting: 1, parked: 0 });
  });
});

describe('an upload', () => {
  it('is given up if it makes no progress, and the others are sent', async () => {
    const { server, ports } = setUp();
    await record('stuck', 1);
    await answer('other');
    server.sendPiece = async () => ok({ received_bytes: 0, complete: false, sha256: null });
    expect(await drain(ports)).toBe('idle');
    expect(await countQueue(LAN)).toMatchObject({ waiting: 1, parked: 0 });
    expect(server.applied.map(({ label }) => label)).toEqual(['other']);
  });

  it('starts again if its receipt is for other bytes', async () => {
    const { server, ports } = setUp();
    const id = await record('spoken', 1);
    server.sendPiece = async () => ok({ received_bytes: 3, complete: true, sha256: '0'.repeat(64) });
    await drain(ports);
    expect(await db.recordings.get(id)).toMatchObject({ state: 'complete', acked: 0 });
    expect(await db.commands.toArray()).toMatchObject([
      { state: 'queued', lastCode: 'UPLOAD_HASH_MISMATCH', strikes: 1 },
    ]);
  });
});

describe('a row of the queue', () => {
  it('can be deleted only if it is parked, not while it is queued', async () => {
    await answer('waits');
    const [row] = await db.commands.toArray();
    await deleteParked(row?.seq ?? 0);
    expect(await db.commands.count()).toBe(1);
  });

  it('gives way, when it is retried after parking, to a newer queued one', async () => {
    await answer('q1');
    const [old] = await db.commands.toArray();
    await db.commands.update(old?.seq ?? 0, { tries: 1 });
    await answer('q1');
    await db.commands.update(old?.seq ?? 0, { state: 'parked' });
    await retryParked(old?.seq ?? 0);
    const left = await db.commands.toArray();
    expect(left).toMatchObject([{ state: 'queued' }]);
    expect(left[0]?.seq).not.toBe(old?.seq);
  });
});
