// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { beginExam } from '#src/features/exam-taking/model/begin-exam.ts';
import { saveExamAnswer } from '#src/features/exam-taking/model/save-exam-answer.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { findInterrupted, listUnclaimed } from '#src/platform/outbox/recordings/unclaimed.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { saveReviseAnswer } from '#src/shared/revise/save-revise.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';

async function record(attemptId: string): Promise<string> {
  const id = await openRecording({
    owner: LAN,
    attemptId,
    questionId: 'q',
    type: 'audio/webm',
    page: '/practice/p',
  });
  await appendChunk(id, 0, new Uint8Array([1, 2, 3]).buffer);
  return id;
}

const spoken = (id: string): Answer => ({ type_code: 'voice', recording_id: id });
const common = { owner: LAN, questionId: 'q', label: 'nói' };

/** Every way in which a recording becomes an answer. */
const SAVES: [string, (attemptId: string, recordingId: string) => Promise<unknown>][] = [
  [
    'a practice and a duet',
    (attemptId, id) => saveAnswer({ ...common, attemptId, practiceId: 'p', answer: spoken(id) }),
  ],
  [
    'a revise set',
    (attemptId, id) => saveReviseAnswer({ ...common, attemptId, reviseId: 'r', answer: spoken(id) }),
  ],
  ['a timed test', (attemptId, id) => saveExamAnswer({ ...common, attemptId, answer: spoken(id) })],
];

const newAttempt = async (): Promise<string> =>
  (await beginExam({ owner: LAN, examId: 't', minutes: 30, label: 'thi' })).id;

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));
afterEach(() => vi.restoreAllMocks());

describe.each(SAVES)('the recording of an answer to %s', (_, save) => {
  it('is closed in the transaction that saves the answer', async () => {
    const attemptId = await newAttempt();
    const id = await record(attemptId);
    await save(attemptId, id);
    expect(await db.recordings.get(id)).toMatchObject({
      state: 'complete',
      bytes: 3,
      sha256: '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81',
    });
    expect(await db.commands.where('recordingId').equals(id).count()).toBe(1);
    expect(await listUnclaimed(LAN)).toEqual([]);
  });

  it('is offered again when the browser was killed before the save', async () => {
    const attemptId = await newAttempt();
    const id = await record(attemptId);
    vi.spyOn(db.commands, 'add').mockRejectedValue(new Error('killed'));
    await expect(save(attemptId, id)).rejects.toThrow();
    expect(await db.recordings.get(id)).toMatchObject({ state: 'open', sha256: null });
    expect((await findInterrupted(attemptId, 'q'))?.id).toBe(id);
    expect(await listUnclaimed(LAN)).toMatchObject([{ id, page: '/practice/p' }]);
    vi.restoreAllMocks();
    await save(attemptId, id);
    expect(await findInterrupted(attemptId, 'q')).toBeUndefined();
    expect(await listUnclaimed(LAN)).toEqual([]);
  });
});
