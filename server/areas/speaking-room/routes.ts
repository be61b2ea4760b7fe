import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { checkEntry, checkSpeakingWork, mayEnter } from '#server/domain/speaking/access.ts';
import { storeSpoken, submitSpoken } from '#server/domain/speaking/attempts.ts';
import { latestSubmitted } from '#server/domain/speaking/room.ts';
import { ofMode, type StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import type { SpeakingRoomParts } from '#server/domain/speaking/speaking-room.ts';
import { setLevel } from '#server/domain/speaking/user-level.ts';
import type { Speaker } from '#server/domain/speech/say-text.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { checkCorrection } from './answers.ts';
import { askOn } from './ask-on.ts';
import { homeGuest, testPredictions, userLevel } from './pages.ts';
import { redoQuestion, redoTopic } from './redo.ts';
import { listCategories, listCourseTopics, listInProgress, listTopics } from './topics.ts';

export function speakingRoomHandlers(
  platform: Platform,
  parts: SpeakingRoomParts,
  say: Speaker,
): Handlers<'speakingRoom'> {
  const { db } = platform;
  const { examiner } = platform.speech;
  const { catalogue, rooms } = parts;

  /** A set with those of earlier packs, which attempts may still be about. */
  const stored = async (id: string): Promise<StoredSet> => {
    const found = await catalogue.find(id);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  const served = async (id: string): Promise<StoredSet> => {
    const found = await stored(id);
    if (found.retired) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  const forWork = async (
    tx: Tx,
    learnerId: string,
    id: string,
    work: Parameters<typeof checkSpeakingWork>[3],
  ): Promise<StoredSet> => {
    const found = await stored(id);
    await checkSpeakingWork(tx, learnerId, found, work);
    return found;
  };

  return {
    listQuestions: async ({ learner, params, query }) => {
      if (query.attempt_id === undefined) {
        const set = await served(params.id);
        await checkEntry(db, learner.id, set);
        return rooms.untouched(set);
      }
      const set = await stored(params.id);
      const attemptId =
        query.attempt_id === 'latest'
          ? (await latestSubmitted(db, learner.id, params.id))?.id
          : query.attempt_id;
      if (attemptId === undefined) throw new ApiFailure('NOT_FOUND');
      return rooms.withAttempt(learner.id, set, attemptId);
    },
    isAllowed: async ({ learner, params }) => ({
      is_allowed: await mayEnter(db, learner.id, await served(params.id)),
    }),

    submitQuestion: async ({ tx, learner: { id }, params, body }) => {
      const set = await forWork(tx, id, params.id, body);
      return storeSpoken(tx, platform, { id, isGuest: false }, set, body);
    },
    updateQuestionAnswer: async ({ tx, learner: { id }, params, body }) => {
      const set = await forWork(tx, id, params.id, body);
      await checkCorrection(tx, id, set.set.id, body);
      return storeSpoken(tx, platform, { id, isGuest: false }, set, body);
    },
    submitTopic: async ({ tx, learner: { id }, params, body }) => {
      const set = await forWork(tx, id, params.id, body);
      return submitSpoken(tx, platform, { id, isGuest: false }, set, body);
    },
    redoTopic: async ({ tx, learner: { id }, params, body }) =>
      redoTopic(tx, id, await forWork(tx, id, params.id, body), body),
    redoQuestion: async ({ tx, learner: { id }, params, body }) =>
      redoQuestion(tx, id, await forWork(tx, id, params.id, body), body),
    askOn: async ({ learner, params, body }) => {
      const set = await stored(params.id);
      await checkEntry(db, learner.id, set);
      return { follow_up: await askOn({ examiner, say }, set, learner.id, body) };
    },

    categories: ({ learner }) => listCategories(db, catalogue, learner.id),
    inProgress: ({ learner }) => listInProgress(db, catalogue, learner.id),
    freeTopics: async () => ({
      topics: ofMode(await catalogue.served(), 'topic').filter(({ is_free }) => is_free),
    }),
    topics: ({ learner, query }) => listTopics(db, catalogue, learner.id, query),
    courseTopics: ({ learner, query }) => listCourseTopics(db, parts, learner.id, query.subjectId),
    userLevel: ({ learner }) => userLevel(db, parts, learner.id),
    setUserLevel: async ({ tx, learner, body: { level, source, ...clock } }) => ({
      level: await setLevel(tx, learner.id, {
        level,
        source,
        chosen_at: learnerTime(clock, Date.now()),
      }),
    }),
    testPredictions: ({ learner }) => testPredictions(db, parts, learner.id),
    homeGuest: () => homeGuest(parts),
  };
}
