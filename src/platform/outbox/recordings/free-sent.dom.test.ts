// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import type { RecordingRow } from '../database/rows.ts';
import { bytesOfSent, freeSent } from './free-sent.ts';
import { appendChunk, openRecording } from './recordings.ts';

const OWNER = '019aa000-0000-7000-8000-000000000001';

async function recorded(questionId: string, state: RecordingRow['state']): Promise<string> {
  const id = await openRecording({ owner: OWNER, attemptId: OWNER, questionId, type: 'audio/webm' });
  await appendChunk(id, 0, new Uint8Array(100).buffer);
  await db.recordings.update(id, { state });
  return id;
}

it('deletes what the server has, and never what unsent work carries', async () => {
  await recorded('sent', 'sent');
  const open = await recorded('open', 'open');
  const carried = await recorded('carried', 'sent');
  await saveAnswer({
    owner: OWNER,
    attemptId: OWNER,
    practiceId: 'p',
    questionId: 'carried',
    answer: { type_code: 'ielts_scripted_speaking', recording_id: carried },
    label: 'nói',
  });
  expect(await bytesOfSent()).toBe(200);
  await freeSent();
  expect((await db.recordings.toCollection().primaryKeys()).toSorted()).toEqual([open, carried].toSorted());
  expect(await db.chunks.count()).toBe(2);
});
