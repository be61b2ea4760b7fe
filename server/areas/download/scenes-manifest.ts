import { SCENE_LEVELS } from '#contract/conversation.ts';
import type { DownloadManifest } from '#contract/download.ts';
import { isPast } from '#rules/conversation/standing.ts';
import { type ConversationAccess, isLetIn } from '#server/domain/conversation/access.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { type CourseParts, courseOfLevel } from './course-of-level.ts';
import { manifestOf, mediaIn, type ServedQuery } from './manifest.ts';
import { queryOf } from './served-queries.ts';
import type { WaitForVoices } from './wait-for-voices.ts';

interface Setting extends CourseParts {
  access: Pick<ConversationAccess, 'entryOf' | 'scenesFor'>;
  voices: Pick<VoiceStore, 'allFacts' | 'examiner'>;
}

const NOTHING = { served: [], heard: '' };

async function scenesQueries(scenes: Scenes, ids: readonly string[]): Promise<ServedQuery[]> {
  const whole = await Promise.all(ids.map((id) => scenes.one(id)));
  return [
    queryOf('conversation.scenes', 'scenes', { scenes: await scenes.all() }),
    ...whole.flatMap((scene) => (scene ? [queryOf('conversation.scene', scene.id, scene)] : [])),
  ];
}

/**
 * Manifests of a level by its number: its scenes and course, as far as the learner may enter them.
 * Throws `NOT_FOUND`, `CONVERSATION_NOT_ALLOWED`, `VOICES_NOT_READY`.
 */
export function scenesManifests(setting: Setting, wait: WaitForVoices) {
  const { access, courses, scenes, voices } = setting;
  return async (learnerId: string, id: string): Promise<Omit<DownloadManifest, 'study_end_date'>> => {
    const level = SCENE_LEVELS.find((one) => String(one) === id);
    const own = (await scenes.all()).filter((scene) => scene.level === level);
    if (level === undefined || own.length === 0) throw new ApiFailure('NOT_FOUND');
    const entry = await access.entryOf(learnerId);
    const sceneIds = own.map((scene) => scene.id);
    const allowed = await access.scenesFor(entry, sceneIds);
    if (allowed.length === 0) throw new ApiFailure('CONVERSATION_NOT_ALLOWED');
    const course = (await courses.all()).find((one) => one.level === level);
    const isOpen = course && isLetIn(entry) && isPast(entry.standing.max_level, level);
    const { served, heard } = isOpen ? await courseOfLevel(setting, course, entry, allowed) : NOTHING;
    const talks = await scenesQueries(scenes, allowed);
    const paths = mediaIn(`${heard} ${JSON.stringify(talks)}`);
    const facts = await wait(`scenes-${id}-${paths.length}`, () => voices.allFacts(paths));
    const target = { kind: 'scenes', id, title: `Hội thoại mức ${id}`, lessons: [] } as const;
    return manifestOf(target, [...talks, ...served], facts);
  };
}
