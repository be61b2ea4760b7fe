import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ExamPart } from '#rules/speaking/exam-timing.ts';
import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';

/**
 * Hands in a part of a test; the last one submits the attempt. It is sent after every queued answer and part of the
 * attempt. When the promise is fulfilled, it is on the disk.
 */
export async function handInPart(given: {
  owner: string;
  setId: string;
  attemptId: string;
  part: ExamPart;
  label: string;
}): Promise<void> {
  const { owner, setId, attemptId, part, label } = given;
  const clock = await readClock();
  await saveInTransaction(async () => {
    const answers = await rowsOf([ENDPOINTS.speakingRoom.submitQuestion], { attempt_id: attemptId });
    const parts = await rowsOf([ENDPOINTS.speakingExam.submitPart], { attempt_id: attemptId });
    if (part === 3) await changeAttempt(attemptId, { submittedAt: clock.at });
    return enqueue(ENDPOINTS.speakingExam.submitPart, {
      owner,
      params: { id: setId },
      body: { attempt_id: attemptId, part, ...clock },
      label,
      after: [...answers, ...parts].map(({ id }) => id),
    });
  });
}
