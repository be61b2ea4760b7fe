import { SCENE_LEVELS } from '#contract/conversation.ts';
import type { DownloadManifest } from '#contract/download.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { manifestOf, mediaIn, type ServedQuery } from './manifest.ts';
import type { WaitForVoices } from './wait-for-voices.ts';

/** Manifests of the scenes of a level, by its number. Throws `NOT_FOUND`, `VOICES_NOT_READY`. */
export function scenesManifests(scenes: Scenes, voices: Pick<VoiceStore, 'allFacts'>, wait: WaitForVoices) {
  return async (id: string): Promise<Omit<DownloadManifest, 'study_end_date'>> => {
    const level = SCENE_LEVELS.find((one) => String(one) === id);
    const all = await scenes.all();
    const own = all.filter((scene) => scene.level === level);
    if (own.length === 0) throw new ApiFailure('NOT_FOUND');
    const whole = (await Promise.all(own.map((scene) => scenes.one(scene.id)))).flatMap(
      (scene) => scene ?? [],
    );
    const facts = await wait(`scenes-${id}`, () => voices.allFacts(mediaIn(JSON.stringify(whole))));
    const served: ServedQuery[] = [
      { operation: 'conversation.scenes', id: 'scenes', text: JSON.stringify({ scenes: all }) },
      ...whole.map(
        (scene): ServedQuery => ({
          operation: 'conversation.scene',
          id: scene.id,
          text: JSON.stringify(scene),
        }),
      ),
    ];
    return manifestOf({ kind: 'scenes', id, title: `Hội thoại mức ${id}`, lessons: [] }, served, facts);
  };
}
