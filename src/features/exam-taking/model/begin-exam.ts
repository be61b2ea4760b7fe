import { v7 as uuidv7 } from 'uuid';
import { deadlineOf } from '#rules/exam-taking/exam-time.ts';
import { changeAttempt, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveTogether } from '#src/platform/outbox/database/transaction.ts';
import { place, readClock } from '#src/platform/outbox/queue/save-command.ts';
import { examBeginning } from '#src/shared/exam/commands.ts';
import { type ExamAttemptRow, isOpen, unsubmittedExam } from '#src/shared/exam/find-local-exam.ts';

/**
 * Begins an attempt, with or without network: from now on its time runs, by this device's clock corrected for its skew.
 * An attempt under way goes on instead. Once this is fulfilled, the beginning is on the disk.
 * @param minutes the test's time
 * @param label the test's title, for the list of what waits
 */
export async function beginExam(given: {
  owner: string;
  examId: string;
  minutes: number;
  label: string;
}): Promise<ExamAttemptRow> {
  const { owner, examId, minutes, label } = given;
  const clock = await readClock();
  return saveTogether(async () => {
    const before = await unsubmittedExam(owner, examId);
    if (before && isOpen(before)) return before;
    // Its time ran out while nobody looked: the server submits it.
    if (before) await changeAttempt(before.id, { submittedAt: before.test.deadlineAt - before.test.skew });
    const fresh: ExamAttemptRow = {
      id: uuidv7(),
      owner,
      practiceId: examId,
      openedAt: clock.at,
      submittedAt: null,
      test: { skew: clock.skew, deadlineAt: deadlineOf(clock.at + clock.skew, minutes), marks: {} },
    };
    await putAttempt(fresh);
    await place(examBeginning, {
      owner,
      body: { attempt_id: fresh.id, test_id: examId, question_id: null, answer: null, ...clock },
      label,
    });
    return fresh;
  });
}
