import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { answerOf, attemptById, putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import type { AnswerRow } from '#src/platform/outbox/database/rows.ts';
import { together } from '#src/platform/outbox/database/transaction.ts';
import { isOf } from '#src/platform/outbox/queue/pending.ts';
import { examAnswer, examMark } from '#src/shared/exam/commands.ts';
import {
  type ExamAttemptRow,
  isOpen,
  queuedBefore,
  unsubmittedExam,
} from '#src/shared/exam/find-local-exam.ts';

type Served = ResponseOf<typeof ENDPOINTS.examTaking.listQuestion>;

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
  await together(async () => {
    const known = await attemptById(served.id);
    const current = await unsubmittedExam(owner, test.id);
    if (known ? known.id !== current?.id : current && isOpen(current)) return;
    const attempt: ExamAttemptRow =
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
    const waiting = await queuedBefore(served.id);
    const waits = (command: typeof examMark | typeof examAnswer, question_id: string): boolean =>
      waiting.some((row) => isOf(row, command, { attempt_id: served.id, question_id }));
    const marks = { ...attempt.test.marks };
    for (const { id, user, answered_at } of questions) {
      if (!waits(examMark, id)) marks[id] = served.marked_for_review.includes(id);
      const answer = user[0]?.bai_lam;
      if (!answer || answered_at === null || waits(examAnswer, id)) continue;
      const own = await answerOf(served.id, id);
      const copy: AnswerRow = {
        attemptId: served.id,
        questionId: id,
        owner,
        answer,
        savedAt: answered_at - attempt.test.skew,
      };
      if (!own || own.savedAt < copy.savedAt) await putAnswer(copy);
    }
    await putAttempt({ ...attempt, test: { ...attempt.test, marks } });
  });
}
