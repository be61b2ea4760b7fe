import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TrialAnswers } from '#contract/learning-trial.ts';
import { attemptById, putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { trialMessages, trialStatus } from '../api/trial-queries.ts';

/** Brings a lesson that was begun elsewhere to this device, so that it goes on here, with no network, too. */
async function adoptLesson(
  owner: string,
  practiceId: string,
  { attempt_id: id, opened_at, submitted_at, answers }: TrialAnswers,
): Promise<void> {
  if (await attemptById(id)) return;
  for (const { question_id: questionId, answer } of answers)
    await putAnswer({ attemptId: id, questionId, owner, answer, savedAt: opened_at });
  await putAttempt({ id, owner, practiceId, openedAt: opened_at, submittedAt: submitted_at });
}

interface Elsewhere {
  owner: string;
  exerciseId: string;
  /** This device has no lesson of theirs. */
  isNeeded: boolean;
}

/** Brings a lesson that the taker has done on another device here. What is here already is not asked for. */
export function useLessonElsewhere({ owner, exerciseId, isNeeded }: Elsewhere): void {
  const status = useQuery({ ...trialStatus(), enabled: isNeeded });
  const attemptId = status.data?.attempt_id ?? null;
  const answers = useQuery({ ...trialMessages(attemptId ?? ''), enabled: isNeeded && attemptId !== null });
  const found = isNeeded && attemptId !== null ? answers.data : undefined;
  useEffect(() => {
    if (found) void adoptLesson(owner, exerciseId, found);
  }, [found, owner, exerciseId]);
}
