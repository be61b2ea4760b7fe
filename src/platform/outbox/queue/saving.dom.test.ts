// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../../../../tests/support/outbox-server.ts';
import { saveAnswer, saveSubmission } from '../../../../tests/support/save-work.ts';
import { openAttempt } from '../attempts/attempts.ts';
import { db } from '../database/db.ts';
import { ROW_VERSION } from '../database/rows.ts';
import { setSender } from '../owner/sender.ts';
import { appendChunk, openRecording, recordingById } from '../recordings/recordings.ts';
import { drain } from '../sending/drain.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const place = { owner: LAN, attemptId: ATTEMPT, practiceId: 'p1', questionId: 'q1', label: 'q1' };
const text = (words: string) => ({ type_code: 'free_text', text: words }) as const;

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));
afterEach(() => vi.restoreAllMocks());

describe('a save', () => {
  it('is on the disk when it is reported: every write asks for strict durability', async () => {
    const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
    db.close({ disableAutoOpen: false });
    await saveAnswer({ ...place, answer: text('x') });
    const id = await openRecording({ ...place, type: 'audio/webm' });
    await appendChunk(id, 0, new ArrayBuffer(1));
    const writes = began.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.length).toBeGreaterThanOrEqual(3);
    for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
  });

  it('stores both an answer and the command that carries it, or neither', async () => {
    const save = () => saveAnswer({ ...place, answer: text('x') });
    vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('no space'));
    await expect(save()).rejects.toThrow('no space');
    expect([await db.answers.count(), await db.commands.count()]).toEqual([0, 0]);
    await save();
    expect([await db.answers.count(), await db.commands.count()]).toEqual([1, 1]);
  });

  it('stores both a submission and the end of its attempt, or neither', async () => {
    const { id } = await openAttempt(LAN, 'p1');
    const submit = () => saveSubmission({ owner: LAN, attemptId: id, practiceId: 'p1', label: 'nộp' });
    vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('no space'));
    await expect(submit()).rejects.toThrow('no space');
    expect(await db.attempts.get(id)).toMatchObject({ submittedAt: null });
  });

  it('stores everything needed for sending', async () => {
    const id = await saveAnswer({ ...place, answer: text('x') });
    expect(await db.commands.toArray()).toMatchObject([
      {
        id,
        v: ROW_VERSION,
        seq: expect.any(Number),
        owner: LAN,
        operation: 'practice.updateSingleAnswer',
        body: { attempt_id: ATTEMPT, question_id: 'q1', answer: text('x'), at: expect.any(Number), skew: 0 },
        state: 'queued',
        tries: 0,
      },
    ]);
  });

  it('has its own id, made on the device', async () => {
    const ids = [
      await saveAnswer({ ...place, questionId: 'q1', answer: text('x') }),
      await saveAnswer({ ...place, questionId: 'q2', answer: text('x') }),
    ];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
  });

  it('loses none of the chunks while a recording is being written', async () => {
    const id = await openRecording({ ...place, type: 'audio/webm' });
    for (let index = 0; index < 3; index += 1) {
      await appendChunk(id, index, new ArrayBuffer(4));
      expect([await db.chunks.count(), (await recordingById(id))?.bytes]).toEqual([
        index + 1,
        4 * (index + 1),
      ]);
    }
  });

  it('is sent by a later version of the app as the earlier one left it', async () => {
    await saveAnswer({ ...place, answer: text('x') });
    // What the first version wrote: without the fields added later.
    await db.commands.toCollection().modify((row) => {
      delete row.strikes;
    });
    db.close();
    expect((await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`)).toEqual([
      'luyen-outbox 10',
    ]);
    await db.open();
    await setSender({ owner: LAN, token: 't' });
    const { server, ports } = setUp();
    await drain(ports);
    expect(server.applied).toHaveLength(1);
  });

  it('is stored once more if the browser has lost its database, and never for another reason', async () => {
    const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    const adding = vi.spyOn(db.commands, 'add').mockRejectedValueOnce(lost);
    await saveAnswer({ ...place, answer: text('x') });
    expect(await db.commands.count()).toBe(1);
    adding.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    adding.mockClear();
    await expect(saveAnswer({ ...place, answer: text('y') })).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    expect(adding).toHaveBeenCalledOnce();
    adding.mockRestore();
  });
});
