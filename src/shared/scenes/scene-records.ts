import type { SceneRecord, SceneSummary, SceneVisit } from '#contract/conversation.ts';

/** A visit that waits to be sent. */
export interface WaitingVisit extends Pick<SceneVisit, 'end' | 'missions' | 'meanings'> {
  sceneId: string;
}

/** The server's records with the visits that it does not have yet, by id of the scene. */
export function withWaiting(
  records: readonly SceneRecord[],
  waiting: readonly WaitingVisit[],
): ReadonlyMap<string, SceneRecord> {
  const all = new Map(records.map((record) => [record.scene_id, record]));
  for (const { sceneId, end, missions, meanings = [] } of waiting) {
    const before = all.get(sceneId);
    all.set(sceneId, {
      scene_id: sceneId,
      visits: (before?.visits ?? 0) + 1,
      is_reached: before?.is_reached === true || end === 'good',
      missions: [...new Set([...(before?.missions ?? []), ...missions])],
      last: { end, meanings },
    });
  }
  return all;
}

/**
 * The scene that comes next, of those whose goal is not reached: the first of the same level after this one, then from
 * the level's beginning, then of all.
 */
export function nextScene(
  scenes: readonly SceneSummary[],
  records: ReadonlyMap<string, SceneRecord>,
  id: string | null,
): SceneSummary | null {
  const at = scenes.findIndex((scene) => scene.id === id);
  const inTurn = [...scenes.slice(at + 1), ...scenes.slice(0, Math.max(0, at))];
  const open = inTurn.filter((scene) => records.get(scene.id)?.is_reached !== true);
  return open.find(({ level }) => level === scenes[at]?.level) ?? open[0] ?? null;
}
