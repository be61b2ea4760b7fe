// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { appendChunk, openRecording, trimSentRecordings } from './recordings.ts';

const OWNER = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

/** A recording that is complete on the server. */
async function sent(startedAt: number): Promise<string> {
  const id = await openRecording({ owner: OWNER, attemptId: ATTEMPT, questionId: 'q', type: 'audio/webm' });
  await appendChunk(id, 0, new ArrayBuffer(10));
  await db.recordings.update(id, { state: 'sent', startedAt });
  return id;
}

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

describe('sent recordings', () => {
  it('are limited to the newest twenty', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 25; at += 1) ids.push(await sent(at));
    await trimSentRecordings();
    expect(new Set(await db.recordings.toCollection().primaryKeys())).toEqual(new Set(ids.slice(5)));
    expect(await db.chunks.count()).toBe(20);
  });

  it('stay, however old, while the answer that carries them is not acknowledged', async () => {
    // The device's clock was two days behind when it was made.
    const carried = await sent(-172_800_000);
    await saveAnswer({
      owner: OWNER,
      attemptId: ATTEMPT,
      practiceId: 'p',
      questionId: 'q',
      answer: { type_code: 'ielts_scripted_speaking', recording_id: carried },
      label: '',
    });
    for (let at = 0; at < 25; at += 1) await sent(at);
    await trimSentRecordings();
    expect(await db.recordings.get(carried)).toMatchObject({ state: 'sent' });
    expect(await db.chunks.where('recordingId').equals(carried).count()).toBe(1);
    await db.commands.clear();
    await trimSentRecordings();
    expect(await db.recordings.get(carried)).toBeUndefined();
  });
});
