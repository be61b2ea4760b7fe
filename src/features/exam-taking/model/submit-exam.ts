import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { submissionTime } from '#rules/exam-taking/exam-time.ts';
import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { enqueue } from '#src/platform/outbox/queue/save-command.ts';
import { examNow, findLocalExam, queuedBefore } from '#src/shared/exam/find-local-exam.ts';

/**
 * Submits an attempt, manually or because its time is over. It is sent after the queued commands of the
 * attempt. Idempotent, also across tabs.
 */
export async function submitExam(given: { owner: string; attemptId: string; label: string }): Promise<void> {
  const { owner, attemptId, label } = given;
  await saveInTransaction(async () => {
    const attempt = await findLocalExam(owner, attemptId);
    if (!attempt || attempt.submittedAt !== null) return;
    const { skew, deadlineAt } = attempt.test;
    const at = submissionTime(examNow(attempt), deadlineAt) - skew;
    const earlier = await queuedBefore(attemptId);
    await changeAttempt(attemptId, { submittedAt: at });
    await enqueue(ENDPOINTS.practice.submit, {
      owner,
      body: { attempt_id: attemptId, practice_id: attempt.practiceId, at, skew },
      label,
      after: earlier.map(({ id }) => id),
    });
  });
}
