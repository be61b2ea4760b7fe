// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { saveSubmission } from '#src/shared/attempt/save-submission.ts';
import { saveDuetMessage } from './save-duet-message.ts';

const OWNER = 'guest-1';
const DUET = 'chuyen-nha';

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
});

async function begin() {
  const { id: attemptId } = await openAttempt(OWNER, DUET);
  const place = { owner: OWNER, attemptId, label: 'Đối thoại' };
  const record = async (questionId: string): Promise<string> => {
    const id = await openRecording({ owner: OWNER, attemptId, questionId, type: 'audio/webm' });
    await appendChunk(id, 0, new Uint8Array(9).buffer);
    return id;
  };
  const say = async (questionId: string): Promise<string> => {
    const recordingId = await record(questionId);
    await saveDuetMessage({ ...place, duetId: DUET, questionId, recordingId });
    return recordingId;
  };
  return { place, record, say };
}

it('sends each line with its recording, then hands the duet in', async () => {
  const { place, say } = await begin();
  const recordings = [await say('2'), await say('4')];
  await saveSubmission({ ...place, practiceId: DUET });
  const queue = await listQueue(OWNER);
  expect(queue.map(({ operation }) => operation)).toEqual([
    'duet.conversationMessage',
    'duet.conversationMessage',
    'practice.submit',
  ]);
  expect(queue.map(({ recordingId }) => recordingId)).toEqual([...recordings, null]);
  expect(queue[0]).toMatchObject({ params: { id: DUET }, body: { question_id: '2' } });
  expect(queue[2]?.after).toEqual(queue.slice(0, 2).map(({ id }) => id));
});

it('replaces a line that is said again', async () => {
  const { say } = await begin();
  await say('2');
  const second = await say('2');
  expect((await listQueue(OWNER)).map(({ recordingId }) => recordingId)).toEqual([second]);
  expect(await db.answers.toArray()).toMatchObject([{ answer: { recording_id: second } }]);
});

it('replaces a line that an earlier version queued', async () => {
  const { place, record, say } = await begin();
  const answer = { type_code: 'ielts_scripted_speaking', recording_id: await record('2') } as const;
  await saveAnswer({ ...place, practiceId: DUET, questionId: '2', answer });
  const said = await say('2');
  expect((await listQueue(OWNER)).map(({ operation, recordingId }) => [operation, recordingId])).toEqual([
    ['duet.conversationMessage', said],
  ]);
});
