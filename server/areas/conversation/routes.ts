import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { openScenes } from './scenes.ts';
import { recordsOf, storeVisit } from './visits.ts';

/** Scenes in which a partner talks with the learner. */
export function conversationHandlers(
  platform: Pick<Platform, 'content' | 'db'>,
  voices: Pick<VoiceStore, 'examiner' | 'pathOf'>,
): Handlers<'conversation'> {
  const scenes = openScenes(platform, voices);
  return {
    scenes: async () => ({ scenes: await scenes.all() }),
    scene: async ({ params }) => {
      const scene = await scenes.one(params.id);
      if (!scene) throw new ApiFailure('NOT_FOUND');
      return scene;
    },
    records: async ({ learner }) => ({ records: await recordsOf(platform.db, learner.id) }),
    visit: async ({ tx, learner, params, body: { at, skew, ...visit } }) => {
      await storeVisit(tx, learner.id, params.id, {
        ...visit,
        visitedAt: learnerTime({ at, skew }, Date.now()),
      });
      return { id: visit.id };
    },
  };
}
