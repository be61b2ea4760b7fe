import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { place, readClock } from '#src/platform/outbox/queue/save-command.ts';
import { practiceAnswer, submission } from './commands.ts';

/**
 * Submits an attempt at a practice. It is sent after every queued answer of the attempt.
 * @returns the command's id
 */
export async function saveSubmission(given: {
  owner: string;
  attemptId: string;
  practiceId: string;
  label: string;
}): Promise<string> {
  const { owner, attemptId, practiceId, label } = given;
  const clock = await readClock();
  const { id } = await saveInTransaction(async () => {
    const answers = await rowsOf([practiceAnswer], { attempt_id: attemptId });
    await changeAttempt(attemptId, { submittedAt: clock.at });
    return place(submission, {
      owner,
      body: { attempt_id: attemptId, practice_id: practiceId, ...clock },
      label,
      after: answers.map((answer) => answer.id),
    });
  });
  return id;
}
