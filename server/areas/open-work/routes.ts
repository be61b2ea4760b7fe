import { eq } from 'drizzle-orm';
import { exercises } from '#server/db/schema-content.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { listOpenWork } from './list-open-work.ts';
import { NOTHING_OPEN, openAnswers } from './open-answers.ts';

/** Work that was begun and not finished, on whichever device. */
export const handlers = ({ db, catalogue }: Parts): Handlers<'openWork'> => ({
  list: async ({ learner }) => ({ work: await listOpenWork(db, catalogue, learner.id, Date.now()) }),
  answers: async ({ learner, guest, params, query }) => {
    const [known] = await db.select({ id: exercises.id }).from(exercises).where(eq(exercises.id, params.id));
    if (!known) throw new ApiFailure('NOT_FOUND');
    const taker = learner ?? guest;
    if (!taker) return NOTHING_OPEN;
    return openAnswers(db, { learnerId: taker.id, exerciseId: params.id, attemptId: query.attempt_id });
  },
});
