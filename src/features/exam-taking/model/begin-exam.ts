import { v7 as uuidv7 } from 'uuid';
import { deadlineOf } from '#rules/exam-taking/exam-time.ts';
import { changeAttempt, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';
import { examBeginning } from '#src/shared/exam/commands.ts';
import { type ExamAttemptRow, isOpen, unsubmittedExam } from '#src/shared/exam/find-local-exam.ts';

/**
 * Starts an attempt, online or offline: its time starts now, by this device's clock corrected for skew. If an
 * attempt is already running, it is continued instead. Resolves once the attempt is stored.
 * @param minutes duration of the test
 * @param label the test's title, for the list of unsent work
 */
export async function beginExam(given: {
  owner: string;
  examId: string;
  minutes: number;
  label: string;
}): Promise<ExamAttemptRow> {
  const { owner, examId, minutes, label } = given;
  const clock = await readClock();
  return saveInTransaction(async () => {
    const previous = await unsubmittedExam(owner, examId);
    if (previous && isOpen(previous)) return previous;
    // Its time ran out while the test was not open: the server submits it.
    if (previous) {
      const { deadlineAt, skew } = previous.test;
      await changeAttempt(previous.id, { submittedAt: deadlineAt - skew });
    }
    const fresh: ExamAttemptRow = {
      id: uuidv7(),
      owner,
      practiceId: examId,
      openedAt: clock.at,
      submittedAt: null,
      test: { skew: clock.skew, deadlineAt: deadlineOf(clock.at + clock.skew, minutes), marks: {} },
    };
    await putAttempt(fresh);
    await enqueue(examBeginning, {
      owner,
      body: { attempt_id: fresh.id, test_id: examId, question_id: null, answer: null, ...clock },
      label,
    });
    return fresh;
  });
}
