import { eq } from 'drizzle-orm';
import type { SceneVisit } from '#contract/conversation.ts';
import type { Tx } from '#server/db/connect.ts';
import { conversationScenes, sceneVisits } from '#server/db/schema-conversation.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/**
 * Stores a visit, also to a scene that was withdrawn meanwhile. Missions and meanings that the scene no longer has are left out.
 * @throws ApiFailure `NOT_FOUND`
 */
export async function storeVisit(
  tx: Tx,
  learnerId: string,
  sceneId: string,
  { missions, meanings, visitedAt, ...visit }: SceneVisit & { visitedAt: Date },
): Promise<void> {
  const [scene] = await tx
    .select({ data: conversationScenes.data })
    .from(conversationScenes)
    .where(eq(conversationScenes.id, sceneId));
  if (!scene) throw new ApiFailure('NOT_FOUND');
  const known = scene.data.missions.map(({ id }) => id).filter((id) => missions.includes(id));
  const expected = new Set(scene.data.turns.flatMap(({ expect }) => expect.map(({ id }) => id)));
  const said = meanings?.filter((id) => expected.has(id)) ?? null;
  const row = {
    ...visit,
    meanings: said,
    learner_id: learnerId,
    scene_id: sceneId,
    missions: known,
    visited_at: visitedAt,
  };
  await tx.insert(sceneVisits).values(row).onConflictDoNothing();
}
