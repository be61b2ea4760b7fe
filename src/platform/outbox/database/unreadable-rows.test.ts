import 'fake-indexeddb/auto';
import type { Collection } from 'dexie';
import { beforeEach, expect, it } from 'vitest';
import { setUp } from '../../../../tests/support/outbox-server.ts';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { allAttempts, answersOf, hasAnswers, openAttempt } from '../attempts/attempts.ts';
import { claimGuestWork } from '../owner/claim-guest-work.ts';
import { becomeGuest } from '../owner/guest.ts';
import { setSender } from '../owner/sender.ts';
import { exportQueue } from '../queue/export-queue.ts';
import { listQueue } from '../queue/queue.ts';
import { bytesOfSent } from '../recordings/free-sent.ts';
import { salvageRecording } from '../recordings/recording-bytes.ts';
import { appendChunk, openRecording, trimSentRecordings } from '../recordings/recordings.ts';
import { listUnclaimed, listUnreadable } from '../recordings/unclaimed.ts';
import { readOutboxStatus } from '../screen/outbox-status.ts';
import { confirmReceipts } from '../sending/confirm-receipts.ts';
import { drain } from '../sending/drain.ts';
import { trimReceipts } from '../sending/receipts.ts';
import { db } from './db.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

/** Stores a row as no version of the app that we know would. */
const spoil = (table: { toCollection(): Collection<unknown> }, changes: object): Promise<unknown> =>
  table.toCollection().modify((row) => void Object.assign(row as object, changes));

async function record(owner = LAN): Promise<string> {
  const place = { owner, attemptId: ATTEMPT, questionId: 'q', page: '/practice/p' };
  const id = await openRecording({ ...place, type: 'audio/webm' });
  await appendChunk(id, 0, new Uint8Array([1, 2, 3]).buffer);
  return id;
}

const answer = (recording_id: string): Promise<string> =>
  saveAnswer({
    owner: LAN,
    attemptId: ATTEMPT,
    practiceId: 'p',
    questionId: 'q',
    answer: { type_code: 'voice', recording_id },
    label: 'nói',
  });

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

it('a recording that no work carries is listed apart, and its sound can be saved', async () => {
  const id = await record();
  await spoil(db.recordings, { startedAt: 'yesterday' });
  expect(await listUnclaimed(LAN)).toEqual([]);
  expect(await listUnreadable(LAN)).toEqual([id]);
  expect((await readOutboxStatus(LAN)).unclaimed).toBe(1);
  expect([...(await salvageRecording(id)).bytes]).toEqual([1, 2, 3]);
});

it('a recording that work carries stays with it: refused at once, and exported as it is stored', async () => {
  const id = await record();
  await answer(id);
  await spoil(db.recordings, { sha256: 7 });
  const { ports, server } = setUp();
  await setSender({ owner: LAN, token: 'token' });
  await drain(ports);
  expect(server.pieces).toEqual([]);
  expect(await listQueue(LAN)).toMatchObject([{ state: 'parked', lastCode: 'RECORDING_UNREADABLE' }]);
  expect(await listUnreadable(LAN)).toEqual([]);
  const { file, incomplete } = await exportQueue(LAN);
  expect(incomplete).toEqual(['nói']);
  expect(JSON.parse(await file.text()).recordings[id]).toMatchObject({ sha256: 7, base64: 'AQID' });
});

it('sent recordings are counted and trimmed without those that cannot be read', async () => {
  await record();
  await spoil(db.recordings, { state: 'sent' });
  const id = await record();
  await db.recordings.update(id, { state: 'sent', startedAt: 'today' as never });
  expect(await bytesOfSent()).toBe(3);
  await trimSentRecordings();
  expect(await db.recordings.count()).toBe(2);
});

it('answers are left out, yet known to be there', async () => {
  await answer(await record());
  await spoil(db.answers, { answer: { type_code: 'drawing' } });
  expect(await answersOf(ATTEMPT)).toEqual([]);
  expect(await hasAnswers(ATTEMPT)).toBe(true);
  expect(await db.answers.count()).toBe(1);
});

it('an attempt is left alone, and another one begun', async () => {
  const old = await openAttempt(LAN, 'p');
  await spoil(db.attempts, { openedAt: null });
  const { id } = await openAttempt(LAN, 'p');
  expect(id).not.toBe(old.id);
  expect((await allAttempts(LAN)).map((row) => row.id)).toEqual([id]);
  expect(await db.attempts.count()).toBe(2);
});

it('a receipt is neither taken for a proof nor deleted', async () => {
  await db.receipts.put({ id: 'c', owner: LAN, kind: 'command', at: 1, sha256: null });
  await spoil(db.receipts, { row: { seq: 'first' } });
  expect((await readOutboxStatus(LAN)).proof).toBe('unknown');
  await confirmReceipts({ owner: LAN, token: 'token' }, () => Promise.reject(new Error('asked')));
  const many = Array.from({ length: 600 }, (_, at) => `r${at}`);
  await db.receipts.bulkPut(
    many.map((id, at) => ({ id, owner: LAN, kind: 'recording', at: at + 2, sha256: null })),
  );
  await trimReceipts();
  expect(await db.receipts.count()).toBe(500);
  expect(await db.receipts.get('c')).toMatchObject({ row: { seq: 'first' } });
});

it('a guest’s rows become the learner’s, whether they can be read or not', async () => {
  const { owner } = await becomeGuest();
  await openAttempt(owner, 'p');
  await record(owner);
  for (const table of [db.attempts, db.recordings]) await spoil(table, { startedAt: null, openedAt: null });
  await claimGuestWork(LAN);
  expect(await db.attempts.toArray()).toMatchObject([{ owner: LAN, openedAt: null }]);
  expect(await db.recordings.toArray()).toMatchObject([{ owner: LAN, startedAt: null }]);
});
