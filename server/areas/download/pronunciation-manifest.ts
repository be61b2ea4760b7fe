import type { DownloadManifest } from '#contract/download.ts';
import type { Pronunciation } from '#server/domain/pronunciation/lessons.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { manifestOf, mediaIn, type ServedQuery } from './manifest.ts';
import type { WaitForVoices } from './wait-for-voices.ts';

/** Manifests of pronunciation lessons, each with the path that leads to it. Throws `NOT_FOUND`, `VOICES_NOT_READY`. */
export function pronunciationManifests(
  lessons: Pronunciation,
  voices: Pick<VoiceStore, 'allFacts'>,
  wait: WaitForVoices,
) {
  return async (id: string): Promise<Omit<DownloadManifest, 'study_end_date'>> => {
    const lesson = await lessons.one(id);
    if (!lesson) throw new ApiFailure('NOT_FOUND');
    const text = JSON.stringify(lesson);
    const facts = await wait(`pronunciation-${id}`, () => voices.allFacts(mediaIn(text)));
    const path = JSON.stringify({ lessons: await lessons.path() });
    const served: ServedQuery[] = [
      { operation: 'lesson.pronunciationPath', id: 'path', text: path },
      { operation: 'lesson.assetsWithDetailPronunciation', id, text },
    ];
    return manifestOf({ kind: 'pronunciation', id, title: lesson.title, lessons: [] }, served, facts);
  };
}
