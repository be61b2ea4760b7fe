import type { Queryable } from '#server/db/connect.ts';
import { storeAttemptAnswer } from '#server/domain/answering/store-attempt-answer.ts';
import { type ExerciseRow, findExercise } from '#server/domain/attempt/store.ts';
import { courseGuard, workGuard } from '#server/domain/course/access.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { latestResult } from './latest-result.ts';

/** A practice is no duet, though both are done as attempts. */
async function findDuet(db: Queryable, id: string): Promise<ExerciseRow> {
  const exercise = await findExercise(db, id);
  if (exercise?.kind !== 'duet_video') throw new ApiFailure('NOT_FOUND');
  return exercise;
}

export function handlers(platform: Platform): Handlers<'duet'> {
  const { db } = platform;
  const checkAccess = courseGuard(platform);
  const checkWork = workGuard(platform);
  const deps = gradingDeps(platform);
  return {
    latestResult: async ({ learner, guest, params }) => {
      const duet = await findDuet(db, params.id);
      await checkAccess(learner?.id ?? null, duet.course_id, duet.lesson_id, duet.id);
      return latestResult(db, (learner ?? guest)?.id ?? null, duet.id);
    },

    conversationMessage: async ({ tx, taker, params, body }) => {
      const duet = await findDuet(tx, params.id);
      await checkWork(tx, taker, duet.course_id, duet.lesson_id, duet.id);
      const { recording_id, ...message } = body;
      const answer = { type_code: 'ielts_scripted_speaking', recording_id } as const;
      return storeAttemptAnswer(tx, deps, taker, duet.id, { ...message, answer });
    },
  };
}
