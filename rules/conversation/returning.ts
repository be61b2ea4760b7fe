import type { Scene, SceneRecord } from '#contract/conversation.ts';
import { type Said, turnOf } from './scene-talk.ts';

/**
 * Ids of the meanings that were surely the learner's: chosen by them, or heard without an unsure word. A partner refers to
 * nothing else later.
 */
export const rememberedMeanings = (said: readonly Said[]): string[] => [
  ...new Set(
    said.flatMap((one) =>
      one.by === 'learner' && (!one.isSpoken || one.heard?.unsure.length === 0) ? [one.meaning.id] : [],
    ),
  ),
];

/**
 * What the partner begins with: as it is written on a first visit; later what fits the visit before, another line each
 * time as far as there are any.
 */
export function openingOf(
  scene: Pick<Scene, 'turns' | 'start' | 'returning'>,
  record: Pick<SceneRecord, 'visits' | 'last'> | undefined,
): Scene['turns'][number]['say'] {
  const { say } = turnOf(scene, scene.start);
  const visits = record?.visits ?? 0;
  if (visits === 0) return say;
  const last = record?.last;
  const fitting = (scene.returning ?? []).filter(
    ({ said, end }) =>
      (said === null || last?.meanings.includes(said) === true) && (end === null || last?.end === end),
  );
  const lines = [...fitting.map((one) => one.say), say];
  return lines[(visits - 1) % lines.length] ?? say;
}
