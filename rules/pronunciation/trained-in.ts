import { soundSetId } from '#contract/ipa-chart.ts';
import { pronunciationSetId } from '#contract/pronunciation-lesson.ts';

/** What a revise set trains: a sound of the chart, or the sounds of a pronunciation lesson. */
export type Trained = { sound: string } | { lesson: string };

const SOUND = /^sound-(?<id>[a-z]+)$/;
const LESSON = /^pronunciation-(?<id>[a-z-]+)-(?:say|use)$/;

/** Null: nothing is said in the set that trains single sounds. */
export function trainedIn(setId: string): Trained | null {
  const { id: sound } = SOUND.exec(setId)?.groups ?? {};
  if (sound !== undefined && soundSetId(sound) === setId) return { sound };
  const { id: lesson } = LESSON.exec(setId)?.groups ?? {};
  const isOf = (id: string) => [pronunciationSetId(id, 'say'), pronunciationSetId(id, 'use')].includes(setId);
  return lesson !== undefined && isOf(lesson) ? { lesson } : null;
}
