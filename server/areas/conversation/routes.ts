import type { FastifyRequest } from 'fastify';
import { type DeviceClock, isClockDoubtful } from '#rules/attempt/claimed-time.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { recordsOf } from '#server/domain/conversation/scene-records.ts';
import { deviceName } from '#server/domain/credentials/device-name.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { answerFreely } from './answer-freely.ts';
import { keepTalk, keptTalk } from './open-talk.ts';
import { storeVisit } from './visits.ts';

/** When a talk was gone on with: where the clock cannot be believed, when that arrived. */
function talkTime(clock: DeviceClock): Date {
  const now = Date.now();
  return isClockDoubtful(clock, now, null) ? new Date(now) : learnerTime(clock, now);
}

const deviceOf = ({ headers }: FastifyRequest): string | null => deviceName(headers['user-agent']);

/** Scenes in which a partner talks with the learner. */
export function handlers({ db, speech, scenes, access }: Parts): Handlers<'conversation'> {
  const answering = { partner: speech.partner, scenes, access };
  return {
    scenes: async () => ({ scenes: await scenes.all() }),
    scene: async ({ params, learner }) => {
      const scene = await scenes.one(params.id);
      if (!scene) throw new ApiFailure('NOT_FOUND');
      await access.checkScene(learner.id, scene.id);
      return scene;
    },
    records: async ({ learner }) => ({ records: await recordsOf(db, learner.id) }),
    answerFreely: ({ params, learner, body }) => answerFreely(answering, params.id, learner.id, body),
    visit: async ({ tx, learner, params, request, body: { at, skew, ...visit } }) => {
      const visitedAt = learnerTime({ at, skew }, Date.now());
      await storeVisit(tx, learner.id, params.id, { ...visit, visitedAt });
      const over = { answers: [], at: talkTime({ at, skew }), device: deviceOf(request) };
      await keepTalk(tx, { learnerId: learner.id, sceneId: params.id }, over);
      return { id: visit.id };
    },
    keepTalk: async ({ tx, learner, params, request, body: { answers, ...clock } }) => {
      const at = talkTime(clock);
      const talk = { answers, at, device: deviceOf(request) };
      await keepTalk(tx, { learnerId: learner.id, sceneId: params.id }, talk);
      return { scene_id: params.id, at: at.getTime() };
    },
    talk: ({ learner, params }) => keptTalk(db, { learnerId: learner.id, sceneId: params.id }),
  };
}
