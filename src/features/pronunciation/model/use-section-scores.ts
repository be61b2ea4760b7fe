import { useCallback } from 'react';
import {
  type PronunciationProgress,
  type PronunciationSection,
  pronunciationSetId,
} from '#contract/pronunciation-lesson.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type SaidSet, saidOnDevice } from '#src/shared/sounds/said-on-device.ts';
import { type SectionScore, sectionScore } from './section-score.ts';

const NOTHING: ReadonlyMap<string, SaidSet> = new Map();

/** The score of each section of a lesson: the server's, and this device's where something was said since. */
export function useSectionScores(
  owner: string | null,
  lessonId: string,
  progress: readonly PronunciationProgress[],
): (section: PronunciationSection) => SectionScore {
  const read = useCallback(async () => {
    if (owner === null) return NOTHING;
    const sets = [pronunciationSetId(lessonId, 'say'), pronunciationSetId(lessonId, 'use')];
    return saidOnDevice(owner, (setId) => sets.includes(setId));
  }, [owner, lessonId]);
  const said = useLive(read) ?? NOTHING;
  return (section) => {
    const own = progress.find((one) => one.lesson_id === lessonId && one.section === section);
    const local = section === 'hear' ? undefined : said.get(pronunciationSetId(lessonId, section));
    return sectionScore(own, section === 'tell' ? undefined : local);
  };
}
