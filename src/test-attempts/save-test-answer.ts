import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { db } from '#src/outbox/db.ts';
import { place } from '#src/outbox/save-command.ts';
import { wake } from '#src/outbox/wake.ts';
import { isOpen, ownTest, slotOf } from './own-test.ts';

export interface TestPlace {
  owner: string;
  attemptId: string;
  questionId: string;
  /** What the list of waiting work shows: the question's number or the test's title. */
  label: string;
}

/** `saved`: on the disk. `closed`: nothing was stored, since the time is over or the attempt was submitted. */
export type TestSave = 'saved' | 'closed';

/** Inside a transaction: ids of the attempt's beginning, where it has not been sent. */
const beginningOf = async (attemptId: string): Promise<string[]> =>
  (await db.commands.where('slot').equals(slotOf.begin(attemptId)).toArray()).map(({ id }) => id);

/** Saves an answer: the learner's own copy and the command that carries it, in one transaction. */
export async function saveTestAnswer(given: TestPlace & { answer: Answer }): Promise<TestSave> {
  const { owner, attemptId, questionId, answer, label } = given;
  const { commands, recordings, chunks, attempts, answers } = db;
  const saved = await db.transaction(
    'rw',
    [commands, recordings, chunks, attempts, answers],
    async (): Promise<TestSave> => {
      const attempt = await ownTest(owner, attemptId);
      // A row in the queue must not be replaced by one that comes too late to count.
      if (!attempt || !isOpen(attempt)) return 'closed';
      const at = Date.now();
      await answers.put({ attemptId, questionId, owner, answer, savedAt: at });
      await place({
        owner,
        operation: 'practiceTest.updateAnswer',
        body: {
          attempt_id: attemptId,
          test_id: attempt.practiceId,
          question_id: questionId,
          answer,
          at,
          skew: attempt.test.skew,
        },
        label,
        recordingId: recordingOf(answer),
        slot: slotOf.answer(attemptId, questionId),
        after: await beginningOf(attemptId),
      });
      return 'saved';
    },
  );
  if (saved === 'saved') wake();
  return saved;
}

/** Saves that a question is to be looked at again, or no more. */
export async function markForReview(given: TestPlace & { marked: boolean }): Promise<TestSave> {
  const { owner, attemptId, questionId, marked, label } = given;
  const { commands, recordings, chunks, attempts } = db;
  const saved = await db.transaction(
    'rw',
    [commands, recordings, chunks, attempts],
    async (): Promise<TestSave> => {
      const attempt = await ownTest(owner, attemptId);
      if (!attempt || !isOpen(attempt)) return 'closed';
      const { test } = attempt;
      await attempts.update(attemptId, { test: { ...test, marks: { ...test.marks, [questionId]: marked } } });
      await place({
        owner,
        operation: 'practiceTest.updateAnswer',
        body: {
          attempt_id: attemptId,
          test_id: attempt.practiceId,
          question_id: questionId,
          answer: null,
          marked_for_review: marked,
          at: Date.now(),
          skew: test.skew,
        },
        label,
        slot: slotOf.mark(attemptId, questionId),
        after: await beginningOf(attemptId),
      });
      return 'saved';
    },
  );
  if (saved === 'saved') wake();
  return saved;
}
