// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { EXAM_ID, speakingExam } from '#tests/support/speaking-exam.ts';
import { chosenExam } from './exam-elsewhere.ts';
import { parseExamNotes } from './exam-progress.ts';
import { questionUnderWay, scriptOf } from './exam-script.ts';
import { handInPart } from './hand-in-part.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { changeExamNotes, closeAttempt, readStoredExam, storeAttempt } from './stored-exam.ts';

const OWNER = '019aa000-0000-7000-8000-000000000001';
const { set } = speakingExam();
const FRESH = parseExamNotes(null).progress;

async function begin(): Promise<string> {
  const exam = await readStoredExam(OWNER, EXAM_ID);
  await storeAttempt(OWNER, set, exam);
  return exam.attemptId;
}

async function record(attemptId: string, questionId: string, bytes: number): Promise<string> {
  const id = await openRecording({ owner: OWNER, attemptId, questionId, type: 'audio/webm' });
  await appendChunk(id, 0, new Uint8Array(bytes).buffer);
  return id;
}

async function answer(attemptId: string, questionId: string, bytes = 9): Promise<string> {
  const recordingId = await record(attemptId, questionId, bytes);
  await saveSpokenAnswer({
    owner: OWNER,
    attemptId,
    set,
    questionId,
    answer: { type_code: 'ielts_unscripted_speaking', recording_id: recordingId },
    label: set.title_vi,
  });
  return recordingId;
}

const question = (id: string) => {
  const script = scriptOf(speakingExam());
  const found = script && questionUnderWay(script, id);
  if (!found) throw new Error(`${id} is not in the example`);
  return found;
};
const recordingAt = async (attemptId: string, questionId: string) =>
  (await answerOf(attemptId, questionId))?.answer;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('what is stored of a test', () => {
  it('is nothing before it begins', async () => {
    const { attemptId, progress } = await readStoredExam(OWNER, EXAM_ID);
    expect(progress).toEqual(FRESH);
    expect(await attemptsOf(OWNER, EXAM_ID)).toEqual([]);
    expect((await readStoredExam(OWNER, EXAM_ID)).attemptId).not.toBe(attemptId);
  });

  it('comes back after a reload: how far it is, and the notes', async () => {
    const attemptId = await begin();
    const progress = { ...FRESH, asked: ['home.q1'], current: 'home.q2' };
    await Promise.all([
      changeExamNotes(OWNER, attemptId, { progress }),
      changeExamNotes(OWNER, attemptId, { notes: 'bún bò, mẹ' }),
    ]);
    expect(await readStoredExam(OWNER, EXAM_ID)).toEqual({ attemptId, progress, notes: 'bún bò, mẹ' });
  });

  it('is a new attempt once all parts were handed in', async () => {
    const attemptId = await begin();
    for (const part of [1, 2, 3] as const)
      await handInPart({ owner: OWNER, setId: EXAM_ID, attemptId, part, label: set.title_vi });
    const [attempt] = await attemptsOf(OWNER, EXAM_ID);
    expect(attempt?.submittedAt).toBeTypeOf('number');
    expect((await readStoredExam(OWNER, EXAM_ID)).attemptId).not.toBe(attemptId);
  });
});

describe('a test that goes on from another device', () => {
  const THERE = '019aa000-0000-7000-8000-0000000000b1';
  const standing = { attempt_id: THERE, begun_at: 1, at: 2, answered: 6, parts: [1 as const] };
  const choose = async (choice: 'go-on' | 'anew') => {
    const exam = await readStoredExam(OWNER, EXAM_ID);
    return chosenExam(exam, { kind: 'begun', standing }, choice);
  };

  it('is the same attempt: what was handed in there is not asked again after a kill', async () => {
    await storeAttempt(OWNER, set, await choose('go-on'));
    const { attemptId, progress } = await readStoredExam(OWNER, EXAM_ID);
    expect([attemptId, progress]).toEqual([THERE, { ...FRESH, handedIn: [1] }]);
    expect(await listQueue(OWNER)).toEqual([]);
  });

  it('is given up on the server for a new one, in one command', async () => {
    const exam = await choose('anew');
    await storeAttempt(OWNER, set, exam);
    expect((await readStoredExam(OWNER, EXAM_ID)).attemptId).toBe(exam.attemptId);
    expect(await listQueue(OWNER)).toMatchObject([
      {
        operation: 'speakingRoom.redoTopic',
        body: { attempt_id: THERE, new_attempt_id: exam.attemptId },
      },
    ]);
  });

  it.each(['submitted', 'given_up'] as const)('is over here once it is %s there', async (state) => {
    const attemptId = await begin();
    await answer(attemptId, 'home.q1');
    await closeAttempt(attemptId, state);
    expect((await readStoredExam(OWNER, EXAM_ID)).attemptId).not.toBe(attemptId);
    expect(await listQueue(OWNER)).toHaveLength(1);
  });
});

describe('handing in a part', () => {
  it('is sent after every answer and part before it, and closes the attempt with the last', async () => {
    const attemptId = await begin();
    await answer(attemptId, 'home.q1');
    await handInPart({ owner: OWNER, setId: EXAM_ID, attemptId, part: 1, label: set.title_vi });
    await answer(attemptId, 'meal.card');
    await handInPart({ owner: OWNER, setId: EXAM_ID, attemptId, part: 2, label: set.title_vi });
    expect((await attemptsOf(OWNER, EXAM_ID)).map(({ submittedAt }) => submittedAt)).toEqual([null]);
    const rows = await listQueue(OWNER);
    const ids = rows.map(({ id }) => id);
    expect(rows.map(({ operation, params, after }) => [operation, params, after])).toEqual([
      ['speakingRoom.submitQuestion', { id: EXAM_ID }, []],
      ['speakingExam.submitPart', { id: EXAM_ID }, [ids[0]]],
      ['speakingRoom.submitQuestion', { id: EXAM_ID }, []],
      ['speakingExam.submitPart', { id: EXAM_ID }, [ids[0], ids[2], ids[1]]],
    ]);
    expect(rows[3]?.body).toMatchObject({ attempt_id: attemptId, part: 2 });
  });

  it('is one command, however often it is tried', async () => {
    const attemptId = await begin();
    for (const _ of [1, 2])
      await handInPart({ owner: OWNER, setId: EXAM_ID, attemptId, part: 1, label: set.title_vi });
    expect(await listQueue(OWNER)).toHaveLength(1);
  });
});

describe('what a kill leaves of an answer', () => {
  it('becomes the answer', async () => {
    const attemptId = await begin();
    const left = await record(attemptId, 'home.q2', 500);
    const place = { owner: OWNER, attemptId, set };
    await keepInterrupted(place, question('home.q2'), set.title_vi);
    expect(await recordingAt(attemptId, 'home.q2')).toMatchObject({ recording_id: left });
    expect(await db.recordings.get(left)).toMatchObject({ state: 'complete' });
  });

  it('says what was asked where it answers a follow-up', async () => {
    const attemptId = await begin();
    await record(attemptId, 'home.q1-more', 500);
    await keepInterrupted({ owner: OWNER, attemptId, set }, question('home.q1-more'), set.title_vi);
    expect(await recordingAt(attemptId, 'home.q1-more')).toMatchObject({
      asked: { text: 'And more of home q1?', by: 'author' },
    });
  });

  it.each([
    ['takes the place of a shorter answer', 100, 'left'],
    ['leaves a longer answer', 900, 'before'],
  ])('%s', async (_, bytes, kept) => {
    const attemptId = await begin();
    const before = await answer(attemptId, 'home.q2', bytes);
    const left = await record(attemptId, 'home.q2', 500);
    await keepInterrupted({ owner: OWNER, attemptId, set }, question('home.q2'), set.title_vi);
    const expected = kept === 'left' ? left : before;
    expect(await recordingAt(attemptId, 'home.q2')).toMatchObject({ recording_id: expected });
  });

  it('is nothing where nothing was recorded', async () => {
    const attemptId = await begin();
    await keepInterrupted({ owner: OWNER, attemptId, set }, question('home.q2'), set.title_vi);
    expect(await recordingAt(attemptId, 'home.q2')).toBeUndefined();
  });
});
