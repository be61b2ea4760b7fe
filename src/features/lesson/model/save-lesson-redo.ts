import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { attemptsOf, changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';

/**
 * Restarts a lesson, here and at the server. Open runs of its revise sets end; a practice in progress
 * continues, and counts once it is submitted.
 */
export async function saveLessonRedo(given: {
  owner: string;
  lessonId: string;
  revises: readonly string[];
  label: string;
}): Promise<void> {
  const clock = await readClock();
  const { owner, lessonId, revises, label } = given;
  await saveInTransaction(async () => {
    for (const revise of revises) {
      const open = (await attemptsOf(owner, revise)).filter(({ submittedAt }) => submittedAt === null);
      for (const { id } of open) await changeAttempt(id, { submittedAt: clock.at });
    }
    await enqueue(ENDPOINTS.lesson.redo, { owner, params: { id: lessonId }, body: clock, label });
  });
}
