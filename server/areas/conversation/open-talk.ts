import { and, eq, sql } from 'drizzle-orm';
import type { SceneAnswer } from '#contract/conversation.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { conversationScenes, openScenes } from '#server/db/schema-conversation.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

interface TalkPlace {
  learnerId: string;
  sceneId: string;
}

async function checkScene(db: Queryable, sceneId: string): Promise<void> {
  const [scene] = await db
    .select({ id: conversationScenes.id })
    .from(conversationScenes)
    .where(eq(conversationScenes.id, sceneId));
  if (!scene) throw new ApiFailure('NOT_FOUND');
}

/**
 * Keeps the answers of a talk unless newer ones are kept; none: it is over.
 * @throws ApiFailure `NOT_FOUND`
 */
export async function keepTalk(
  tx: Tx,
  { learnerId, sceneId }: TalkPlace,
  talk: { answers: SceneAnswer[]; at: Date; device: string | null },
): Promise<void> {
  await checkScene(tx, sceneId);
  await tx
    .insert(openScenes)
    .values({ learner_id: learnerId, scene_id: sceneId, ...talk })
    .onConflictDoUpdate({
      target: [openScenes.learner_id, openScenes.scene_id],
      set: talk,
      setWhere: sql`${openScenes.at} <= excluded.at`,
    });
}

/** The answers kept of a talk; none without a talk. @throws ApiFailure `NOT_FOUND` */
export async function keptTalk(
  db: Queryable,
  { learnerId, sceneId }: TalkPlace,
): Promise<ResponseOf<typeof ENDPOINTS.conversation.talk>> {
  await checkScene(db, sceneId);
  const [kept] = await db
    .select({ answers: openScenes.answers, at: openScenes.at, device: openScenes.device })
    .from(openScenes)
    .where(and(eq(openScenes.learner_id, learnerId), eq(openScenes.scene_id, sceneId)));
  if (!kept) return { answers: [], at: null };
  const { answers, at, device } = kept;
  return { answers, at: at.getTime(), ...(device !== null && { device }) };
}
