// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { db } from '../database/db.ts';
import { appendChunk, openRecording } from './recordings.ts';
import { findInterrupted, isRecordingNow, listUnclaimed, whileRecording } from './unclaimed.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

async function record(attemptId = ATTEMPT, owner = LAN): Promise<string> {
  const id = await openRecording({
    owner,
    attemptId,
    questionId: 'q',
    type: 'audio/webm',
    page: '/practice/p',
  });
  await appendChunk(id, 0, new Uint8Array([1, 2, 3]).buffer);
  return id;
}

const spoken = (id: string): Answer => ({ type_code: 'voice', recording_id: id });
beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

describe('a recording that no work carries', () => {
  it('is offered even if an earlier version had closed it', async () => {
    const id = await record();
    await db.recordings.update(id, { state: 'complete' });
    expect((await findInterrupted(ATTEMPT, 'q'))?.id).toBe(id);
  });

  it('is not offered while it is being made, in any tab', async () => {
    const id = await record();
    await whileRecording(id, async () => {
      expect(await findInterrupted(ATTEMPT, 'q')).toBeUndefined();
      expect(await listUnclaimed(LAN)).toEqual([]);
      expect(await isRecordingNow()).toBe(true);
    });
    expect(await isRecordingNow()).toBe(false);
    expect(await listUnclaimed(LAN)).toHaveLength(1);
  });

  it.each([
    ['it is on the server', (id: string) => db.recordings.update(id, { state: 'sent' })],
    ['nothing was captured', (id: string) => db.recordings.update(id, { bytes: 0 })],
    [
      'it is part of the learner’s answer on this device',
      (id: string) =>
        db.answers.put({
          attemptId: ATTEMPT,
          questionId: 'q',
          owner: LAN,
          answer: spoken(id),
          savedAt: 1,
        }),
    ],
    ['it is somebody else’s', (id: string) => db.recordings.update(id, { owner: MINH })],
  ])('is not offered if %s', async (_, change) => {
    await change(await record());
    expect(await listUnclaimed(LAN)).toEqual([]);
  });
});
