// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { interviewAnswer } from './commands.ts';
import { saveSpokenAnswer } from './save-spoken-answer.ts';
import { submitSpoken, waitingSpoken } from './submit-spoken.ts';

const OWNER = 'guest-1';
const SET = { id: 'speaking-interview', mode: 'interview' } as const;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
});

async function begin() {
  const { id: attemptId } = await openAttempt(OWNER, SET.id);
  const place = { owner: OWNER, attemptId, set: SET, label: 'Phỏng vấn' };
  const answer = async (questionId: string): Promise<string> => {
    const recording_id = await openRecording({ owner: OWNER, attemptId, questionId, type: 'audio/webm' });
    await appendChunk(recording_id, 0, new Uint8Array(9).buffer);
    const said = { type_code: 'ielts_unscripted_speaking', recording_id } as const;
    await saveSpokenAnswer({ ...place, questionId, answer: said });
    return recording_id;
  };
  return { place, answer };
}

/** The rows of the interview as the contract reads them. */
const rows = () => pending([interviewAnswer], { owner: OWNER });

describe('an interview', () => {
  it('sends each answer with its recording, then that there are no more', async () => {
    const { place, answer } = await begin();
    const recordings = [await answer('q1'), await answer('q2')];
    await submitSpoken(place);
    const sent = await rows();
    expect(sent.map(({ recordingId }) => recordingId)).toEqual([...recordings, null]);
    expect(sent.map(({ body }) => [body.question_id, body.is_complete])).toEqual([
      ['q1', false],
      ['q2', false],
      ['q2', true],
    ]);
    expect(sent.at(-1)?.after).toEqual(sent.slice(0, 2).map(({ id }) => id));
    expect(await db.attempts.get(place.attemptId)).toMatchObject({ submittedAt: expect.any(Number) });
    expect((await waitingSpoken(place.attemptId)).length).toBe(3);
  });

  it('replaces an answer that is spoken again', async () => {
    const { answer } = await begin();
    await answer('q1');
    const second = await answer('q1');
    expect((await rows()).map(({ recordingId }) => recordingId)).toEqual([second]);
  });

  it('is handed in once, however often that is pressed', async () => {
    const { place, answer } = await begin();
    await answer('q1');
    await Promise.all([submitSpoken(place), submitSpoken(place)]);
    expect((await rows()).filter(({ body }) => body.is_complete).length).toBe(1);
  });

  it('is not handed in without an answer, and stays open then', async () => {
    const { place } = await begin();
    await expect(submitSpoken(place)).rejects.toThrow('without answers');
    expect(await db.attempts.get(place.attemptId)).toMatchObject({ submittedAt: null });
  });
});
