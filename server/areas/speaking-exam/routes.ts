import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { checkEntry, checkSpeakingWork } from '#server/domain/speaking/access.ts';
import { handedIn } from '#server/domain/speaking/parts.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { latestSubmitted } from '#server/domain/speaking/set-detail.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { ownStanding, underWay } from './exam-standing.ts';
import { otherAttempts } from './other-attempts.ts';
import { readPreparation, storePreparation } from './preparation.ts';
import { rejectionOf, rejectResult } from './reject-result.ts';
import { submitPart } from './submit-part.ts';

export function handlers(parts: Parts): Handlers<'speakingExam'> {
  const { db } = parts;
  const { catalogue, details } = parts.speaking;
  const deps = gradingDeps(parts);

  /** A test, also of an earlier pack, which attempts may still be about. */
  const stored = async (id: string): Promise<StoredSet> => {
    const found = await catalogue.find(id);
    if (found?.set.mode !== 'test') throw new ApiFailure('NOT_FOUND');
    return found;
  };
  const entered = async (learnerId: string, id: string): Promise<StoredSet> => {
    const found = await stored(id);
    if (found.retired) throw new ApiFailure('NOT_FOUND');
    await checkEntry(db, learnerId, found);
    return found;
  };

  return {
    preparation: async ({ learner, params, query }) => {
      const test = await entered(learner.id, params.id);
      return {
        ...(await readPreparation(db, learner.id)),
        under_way: await underWay(db, learner.id, test),
        own: await ownStanding(db, learner.id, test, query.attempt_id),
      };
    },
    setPreparation: async ({ learner, params, body }) => {
      await entered(learner.id, params.id);
      return storePreparation(db, learner.id, body.is_prepared);
    },

    listQuestions: async ({ learner, params, query }) => {
      if (query.attempt_id === undefined) {
        const detail = await details.untouched(await entered(learner.id, params.id));
        const others = await otherAttempts(db, learner.id, params.id, undefined);
        return { ...detail, submitted_parts: [], rejected: null, others };
      }
      const test = await stored(params.id);
      const attemptId =
        query.attempt_id === 'latest'
          ? (await latestSubmitted(db, learner.id, params.id))?.id
          : query.attempt_id;
      if (attemptId === undefined) throw new ApiFailure('NOT_FOUND');
      return {
        ...(await details.withAttempt(learner.id, test, attemptId)),
        submitted_parts: (await handedIn(db, attemptId)).map(({ part }) => part),
        rejected: await rejectionOf(db, attemptId),
        others: await otherAttempts(db, learner.id, params.id, attemptId),
      };
    },

    submitPart: async ({ tx, learner: { id }, params, body }) => {
      const test = await stored(params.id);
      await checkSpeakingWork(tx, id, test, body);
      return submitPart(tx, parts, { id, isGuest: false }, test, body);
    },
    rejectResult: async ({ tx, learner: { id }, params, body }) => {
      const test = await stored(params.id);
      await checkSpeakingWork(tx, id, test, body);
      return rejectResult(tx, deps, id, test, body);
    },
  };
}
