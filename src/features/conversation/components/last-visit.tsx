import type { Scene, SceneRecord } from '#contract/conversation.ts';
import { INTRO } from '../messages/scenes.ts';

function wordingOf({ missions }: Scene, record: SceneRecord): string {
  if (!record.is_reached) return INTRO.lastOpen;
  const left = missions.find(({ id }) => !record.missions.includes(id));
  return left ? INTRO.leftMission(left.vi) : INTRO.lastReached;
}

/** What became of the scene last time, and what may be different now. */
export function LastVisit({ scene, record }: { scene: Scene; record: SceneRecord | undefined }) {
  return record && record.visits > 0 ? <p className="text-pretty">{wordingOf(scene, record)}</p> : null;
}
