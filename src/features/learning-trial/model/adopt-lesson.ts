import type { TrialAnswers } from '#contract/learning-trial.ts';
import { attemptById, putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';

/** Brings a lesson that was begun elsewhere to this device, so that it goes on here, with no network, too. */
export async function adoptLesson(
  owner: string,
  practiceId: string,
  { attempt_id: id, opened_at, submitted_at, answers }: TrialAnswers,
): Promise<void> {
  if (await attemptById(id)) return;
  for (const { question_id: questionId, answer } of answers)
    await putAnswer({ attemptId: id, questionId, owner, answer, savedAt: opened_at });
  await putAttempt({ id, owner, practiceId, openedAt: opened_at, submittedAt: submitted_at });
}
