import { submissionTime } from '#rules/exam-taking/exam-time.ts';
import { db } from '#src/platform/outbox/db.ts';
import { place } from '#src/platform/outbox/save-command.ts';
import { wake } from '#src/platform/outbox/wake.ts';
import { ownTest, queuedBefore, slotOf, testNow } from '#src/shared/exam/own-exam.ts';

/**
 * Submits an attempt, by hand or because its time is over. It is sent after all of the attempt that is still queued.
 * Doing it again, or in another tab, changes nothing.
 */
export async function submitTest(given: { owner: string; attemptId: string; label: string }): Promise<void> {
  const { owner, attemptId, label } = given;
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.attempts, async () => {
    const attempt = await ownTest(owner, attemptId);
    if (!attempt || attempt.submittedAt !== null) return;
    const { skew, deadlineAt } = attempt.test;
    const at = submissionTime(testNow(attempt), deadlineAt) - skew;
    const earlier = await queuedBefore(attemptId);
    await db.attempts.update(attemptId, { submittedAt: at });
    await place({
      owner,
      operation: 'practice.submit',
      body: { attempt_id: attemptId, practice_id: attempt.practiceId, at, skew },
      label,
      slot: slotOf.submit(attemptId),
      after: earlier.map(({ id }) => id),
    });
  });
  wake();
}
