import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { answersToBring } from '#rules/attempt/merge-answers.ts';
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
 * Merges the server's copy of an attempt: the newer answer wins, and queued data on this device is preserved.
 * Ignored if another attempt is running on this device, or if this one has been submitted.
 * @returns how many answers were brought here
 * @param skew server's clock minus this device's, milliseconds
 */
export async function mergeServerAttempt(
  owner: string,
  { test, attempt: served, questions }: Served,
  skew: number,
): Promise<number> {
  if (!served || served.submitted_at !== null) return 0;
  return together(async () => {
    let brought = 0;
    const known = await attemptById(served.id);
    const current = await unsubmittedExam(owner, test.id);
    if (known ? known.id !== current?.id : current && isOpen(current)) return 0;
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
    const queued = await queuedBefore(served.id);
    const isQueued = (command: typeof examMark | typeof examAnswer, question_id: string): boolean =>
      queued.some((row) => isOf(row, command, { attempt_id: served.id, question_id }));
    const marks = { ...attempt.test.marks };
    for (const { id, user, answered_at } of questions) {
      if (!isQueued(examMark, id)) marks[id] = served.marked_for_review.includes(id);
      const answer = user[0]?.bai_lam;
      if (!answer || answered_at === null || isQueued(examAnswer, id)) continue;
      const local = await answerOf(served.id, id);
      const copy: AnswerRow = {
        attemptId: served.id,
        questionId: id,
        owner,
        answer,
        savedAt: answered_at - attempt.test.skew,
        elsewhere: true,
      };
      const here = new Map(local && [[id, { answer: local.answer, at: local.savedAt }]]);
      if (answersToBring(here, new Map([[id, { answer, at: copy.savedAt }]])).size === 0) continue;
      await putAnswer(copy);
      brought += 1;
    }
    await putAttempt({ ...attempt, test: { ...attempt.test, marks } });
    return brought;
  });
}
