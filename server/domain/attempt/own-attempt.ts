import { ApiFailure } from '#server/failure/api-failure.ts';
import type { AttemptRow } from './store.ts';

/** Treats an attempt of somebody else, or of another practice, as not found. */
export function owned(attempt: AttemptRow | undefined, learnerId: string, exerciseId: string): AttemptRow {
  if (attempt?.learner_id !== learnerId || attempt.exercise_id !== exerciseId)
    throw new ApiFailure('NOT_FOUND');
  return attempt;
}
