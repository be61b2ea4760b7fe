import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { redoQuestion, redoTopic } from './redo.ts';

const attemptId = '019aa000-0000-7000-8000-0000000000a1';
const answer = { type_code: 'ielts_unscripted_speaking', recording_id: attemptId } as const;
const place = { owner: 'o', setId: 'speaking-hometown', attemptId, label: 'Quê của bạn' };

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

it('a question is answered again in a new attempt that has the other answers, without its follow-up', async () => {
  const answers = new Map(['q1', 'q2', 'q2-more', 'q3'].map((id) => [id, answer]));
  const id = await redoQuestion({ ...place, questionId: 'q2', answers });
  expect(await db.attempts.toArray()).toMatchObject([{ id, submittedAt: null }]);
  expect(await db.answers.toCollection().primaryKeys()).toEqual([
    [id, 'q1'],
    [id, 'q3'],
  ]);
  expect(await db.commands.toArray()).toMatchObject([
    {
      operation: 'speakingRoom.redoQuestion',
      body: { attempt_id: attemptId, new_attempt_id: id, question_id: 'q2' },
    },
  ]);
});

it('a topic is begun again in a new attempt; the open one is given up', async () => {
  const { owner, setId } = place;
  await db.attempts.add({ id: attemptId, owner, practiceId: setId, openedAt: 1, submittedAt: null });
  const id = await redoTopic(place);
  expect(await db.attempts.toCollection().primaryKeys()).toEqual([id]);
  expect(await db.commands.toArray()).toMatchObject([
    { operation: 'speakingRoom.redoTopic', body: { attempt_id: attemptId, new_attempt_id: id } },
  ]);
});
