import { storeSpoken, submitSpoken } from '#server/domain/speaking/attempts.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { checkCorrection } from './answers.ts';
import type { FindSet } from './find-set.ts';
import { redoQuestion, redoTopic } from './redo.ts';

type AttemptCommands = Pick<
  Handlers<'speakingRoom'>,
  'submitQuestion' | 'updateQuestionAnswer' | 'submitTopic' | 'redoTopic' | 'redoQuestion'
>;

export const attemptCommands = (
  platform: Pick<Platform, 'jobs' | 'config'>,
  { forWork }: FindSet,
): AttemptCommands => ({
  submitQuestion: async ({ tx, learner: { id }, params, body }) => {
    const stored = await forWork(tx, id, params.id, body);
    return storeSpoken(tx, platform, { id, isGuest: false }, stored, body);
  },
  updateQuestionAnswer: async ({ tx, learner: { id }, params, body }) => {
    const stored = await forWork(tx, id, params.id, body);
    await checkCorrection(tx, id, stored.set.id, body);
    return storeSpoken(tx, platform, { id, isGuest: false }, stored, body);
  },
  submitTopic: async ({ tx, learner: { id }, params, body }) => {
    const stored = await forWork(tx, id, params.id, body);
    return submitSpoken(tx, platform, { id, isGuest: false }, stored, body);
  },
  redoTopic: async ({ tx, learner: { id }, params, body }) =>
    redoTopic(tx, id, await forWork(tx, id, params.id, body), body),
  redoQuestion: async ({ tx, learner: { id }, params, body }) =>
    redoQuestion(tx, id, await forWork(tx, id, params.id, body), body),
});
