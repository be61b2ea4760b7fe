import type { Learner, Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import type { ReviseRow } from '#server/domain/attempt/store.ts';
import { courseGuard, workGuard } from '#server/domain/course/access.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

type Place = Pick<ReviseRow, 'id' | 'course_id' | 'lesson_id'>;

/** Throws where the taker may not answer the questions of a set. */
export type CheckSetWork = (tx: Tx, taker: Taker, set: Place) => Promise<void>;

/** A set of a lesson follows its course; one of the sounds and letters is for every learner. */
export function setAccess(platform: Pick<Platform, 'content' | 'db'>) {
  const checkAccess = courseGuard(platform);
  const checkWork = workGuard(platform);
  const read = async (learner: Learner | undefined, { id, course_id, lesson_id }: Place): Promise<void> => {
    if (course_id !== null) await checkAccess(learner?.id ?? null, course_id, lesson_id, id);
    else if (!learner) throw new ApiFailure('NOT_SIGNED_IN');
  };
  const work: CheckSetWork = async (tx, taker, { id, course_id, lesson_id }) => {
    if (course_id !== null) await checkWork(tx, taker, course_id, lesson_id, id);
    else if (taker.isGuest) throw new ApiFailure('NOT_SIGNED_IN');
  };
  return { read, work };
}
