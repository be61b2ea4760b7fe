import type { Tx } from '#server/db/connect.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { findAttempt } from '#server/domain/attempt/store.ts';
import { storeSpoken, submitSpoken } from '#server/domain/speaking/attempts.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { latestSubmitted } from '#server/domain/speaking/set-detail.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { hasAnswered, storeSurvey } from './survey.ts';

const TRIAL = 'speaking-trial';

/** The trial of the speaking room, for learners and guests. */
export function handlers(parts: Parts): Handlers<'speakingTrial'> {
  const { db } = parts;
  const { catalogue, details, text } = parts.speaking;
  const trial = async (): Promise<StoredSet> => {
    const found = await catalogue.find(TRIAL);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  const checkOwn = async (tx: Tx, takerId: string, attemptId: string) =>
    owned(await findAttempt(tx, attemptId), takerId, TRIAL);

  return {
    listQuestions: async ({ learner, guest, query }) => {
      const set = await trial();
      if (query.attempt_id === undefined) {
        if (set.retired) throw new ApiFailure('NOT_FOUND');
        return details.untouched(set);
      }
      const taker = learner ?? guest;
      if (!taker) throw new ApiFailure('NOT_SIGNED_IN');
      const attemptId =
        query.attempt_id === 'latest' ? (await latestSubmitted(db, taker.id, TRIAL))?.id : query.attempt_id;
      if (attemptId === undefined) throw new ApiFailure('NOT_FOUND');
      return details.withAttempt(taker.id, set, attemptId);
    },
    submitQuestion: async ({ tx, taker, body }) => storeSpoken(tx, parts, taker, await trial(), body),
    submitTopic: async ({ tx, taker, body }) => submitSpoken(tx, parts, taker, await trial(), body),

    survey: async ({ learner, guest }) => {
      const taker = learner ?? guest;
      return {
        questions: (await text('survey'))?.questions ?? [],
        is_answered: taker !== undefined && (await hasAnswered(db, taker.id)),
      };
    },
    answerSurvey: async ({ tx, taker, body }) => {
      const survey = await text('survey');
      if (!survey) throw new ApiFailure('NOT_FOUND');
      await checkOwn(tx, taker.id, body.attempt_id);
      const answered = { attemptId: body.attempt_id, given: body.answers };
      await storeSurvey(tx, taker.id, survey.questions, answered);
      return { is_answered: true };
    },
  };
}
