import type { examTakingListQuestion } from '#contract/exam-taking.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { db } from '#src/platform/outbox/db.ts';
import type { AnswerRow } from '#src/platform/outbox/rows.ts';
import {
  isOpen,
  queuedBefore,
  slotOf,
  type TestAttemptRow,
  unsubmittedTest,
} from '#src/shared/exam/own-exam.ts';

type Served = ResponseOf<typeof examTakingListQuestion>;

/**
 * Takes up what the server has of an attempt: a newer answer wins by its time, and what still waits on this device
 * stands. Nothing happens where this device is at another attempt, or has submitted this one.
 * @param skew server's clock minus this device's, milliseconds
 */
export async function takeUpAttempt(
  owner: string,
  { test, attempt: served, questions }: Served,
  skew: number,
): Promise<void> {
  if (!served || served.submitted_at !== null) return;
  const { commands, attempts, answers } = db;
  await db.transaction('rw', commands, attempts, answers, async () => {
    const known = await attempts.get(served.id);
    const current = await unsubmittedTest(owner, test.id);
    if (known ? known.id !== current?.id : current && isOpen(current)) return;
    const attempt: TestAttemptRow =
      current?.id === served.id
        ? current
        : {
            id: served.id,
            owner,
            practiceId: test.id,
            openedAt: served.began_at - skew,
            submittedAt: null,
            test: { skew, deadlineAt: served.deadline_at, marks: {} },
          };
    const waiting = new Set((await queuedBefore(served.id)).map(({ slot }) => slot));
    const marks = { ...attempt.test.marks };
    for (const { id, user, answered_at } of questions) {
      if (!waiting.has(slotOf.mark(served.id, id))) marks[id] = served.marked_for_review.includes(id);
      const answer = user[0]?.bai_lam;
      if (!answer || answered_at === null || waiting.has(slotOf.answer(served.id, id))) continue;
      const own = await answers.get([served.id, id]);
      const copy: AnswerRow = {
        attemptId: served.id,
        questionId: id,
        owner,
        answer,
        savedAt: answered_at - attempt.test.skew,
      };
      if (!own || own.savedAt < copy.savedAt) await answers.put(copy);
    }
    await attempts.put({ ...attempt, test: { ...attempt.test, marks } });
  });
}
