import { learnerTime } from '#rules/calendar/learner-time.ts';
import { checkEntry, mayEnter } from '#server/domain/speaking/access.ts';
import { ofMode } from '#server/domain/speaking/set-catalogue.ts';
import { latestSubmitted } from '#server/domain/speaking/set-detail.ts';
import { setLevel } from '#server/domain/speaking/user-level.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { askFollowUp } from './ask-follow-up.ts';
import { attemptCommands } from './attempt-routes.ts';
import { findSetIn } from './find-set.ts';
import { homeGuest, testPredictions, userLevel } from './pages.ts';
import { listCategories, listCourseTopics, listInProgress, listTopics } from './topics.ts';

export function handlers(parts: Parts): Handlers<'speakingRoom'> {
  const { db } = parts;
  const { catalogue, details, voices } = parts.speaking;
  const find = findSetIn(catalogue);
  const asking = { examiner: parts.speech.examiner, voices };

  return {
    listQuestions: async ({ learner, params, query }) => {
      if (query.attempt_id === undefined) {
        const stored = await find.served(params.id);
        await checkEntry(db, learner.id, stored);
        return details.untouched(stored);
      }
      const stored = await find.stored(params.id);
      const attemptId =
        query.attempt_id === 'latest'
          ? (await latestSubmitted(db, learner.id, params.id))?.id
          : query.attempt_id;
      if (attemptId === undefined) throw new ApiFailure('NOT_FOUND');
      return details.withAttempt(learner.id, stored, attemptId);
    },
    isAllowed: async ({ learner, params }) => ({
      is_allowed: await mayEnter(db, learner.id, await find.served(params.id)),
    }),
    ...attemptCommands(parts, find),
    askFollowUp: async ({ learner, params, body }) => {
      const stored = await find.stored(params.id);
      await checkEntry(db, learner.id, stored);
      return { follow_up: await askFollowUp(asking, stored, learner.id, body) };
    },

    categories: ({ learner }) => listCategories(db, catalogue, learner.id),
    inProgress: ({ learner }) => listInProgress(db, catalogue, learner.id),
    freeTopics: async () => ({
      topics: ofMode(await catalogue.served(), 'topic').filter(({ is_free }) => is_free),
    }),
    topics: ({ learner, query }) => listTopics(db, catalogue, learner.id, query),
    courseTopics: ({ learner, query }) => listCourseTopics(db, parts.speaking, learner.id, query.subjectId),
    userLevel: ({ learner }) => userLevel(db, parts.speaking, learner.id),
    setUserLevel: async ({ tx, learner, body: { level, source, ...clock } }) => ({
      level: await setLevel(tx, learner.id, { level, source, chosen_at: learnerTime(clock, Date.now()) }),
    }),
    testPredictions: ({ learner }) => testPredictions(db, parts.speaking, learner.id),
    homeGuest: () => homeGuest(parts.speaking),
  };
}
