import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { interviewResultOf } from '#server/domain/interview/interview-result.ts';
import { storeSpoken, submitSpoken } from '#server/domain/speaking/attempts.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { latestSubmitted } from '#server/domain/speaking/set-detail.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';

type ScoreSpeaking = typeof ENDPOINTS.interview.scoreSpeaking;

const INTERVIEW = 'speaking-interview';

/** Stores an answer; the last one submits the interview. */
async function handIn(
  tx: Tx,
  platform: Parts,
  taker: Taker,
  set: StoredSet,
  { attempt_id, question_id, answer, is_complete, at, skew }: BodyOf<ScoreSpeaking>,
): Promise<ResponseOf<ScoreSpeaking>> {
  await storeSpoken(tx, platform, taker, set, { attempt_id, question_id, answer, at, skew });
  if (is_complete) await submitSpoken(tx, platform, taker, set, { attempt_id, at, skew });
  return { result: await interviewResultOf(tx, attempt_id) };
}

/** The interview of five questions, for learners and guests. */
export function handlers(parts: Parts): Handlers<'interview'> {
  const { db } = parts;
  const { catalogue, details } = parts.speaking;
  const served = async (id: string): Promise<StoredSet> => {
    const found = await catalogue.find(id);
    if (!found || found.retired || found.set.mode !== 'interview') throw new ApiFailure('NOT_FOUND');
    return found;
  };
  return {
    myResult: async ({ learner }) => {
      const latest = await latestSubmitted(db, learner.id, INTERVIEW);
      return { result: latest ? await interviewResultOf(db, latest.id) : null };
    },
    videoQuestions: async ({ params }) => details.untouched(await served(params.id)),
    getResult: async ({ params }) => {
      const result = await interviewResultOf(db, params.id);
      if (!result) throw new ApiFailure('NOT_FOUND');
      return { result };
    },
    myTalks: async ({ learner, guest, params }) => {
      const taker = learner ?? guest;
      if (!taker) throw new ApiFailure('NOT_SIGNED_IN');
      return details.withAttempt(taker.id, await served(INTERVIEW), params.id);
    },
    scoreSpeaking: async ({ tx, taker, body }) => handIn(tx, parts, taker, await served(INTERVIEW), body),
  };
}
