import { desc, eq, sql } from 'drizzle-orm';
import type { SceneRecord } from '#contract/conversation.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { sceneVisits } from '#server/db/schema-conversation.ts';

/** A record for each scene that the learner visited, with its latest visit. */
export async function recordsOf(db: Queryable | Tx, learnerId: string): Promise<SceneRecord[]> {
  const records = await recordsQuery(db, learnerId).orderBy(sceneVisits.scene_id);
  const { scene_id, end, meanings, visited_at, id } = sceneVisits;
  const latest = await db
    .selectDistinctOn([scene_id], { scene_id, end, meanings })
    .from(sceneVisits)
    .where(eq(sceneVisits.learner_id, learnerId))
    .orderBy(scene_id, desc(visited_at), desc(id));
  const last = new Map(latest.map((one) => [one.scene_id, { end: one.end, meanings: one.meanings ?? [] }]));
  return records.map((record) => {
    const visit = last.get(record.scene_id);
    return visit ? { ...record, last: visit } : record;
  });
}

/** The same without an order, to be joined with others. */
export function recordsQuery(db: Queryable | Tx, learnerId: string) {
  const { end, scene_id } = sceneVisits;
  return db
    .select({
      scene_id,
      visits: sql<number>`count(*)::int`.as('visits'),
      is_reached: sql<boolean>`bool_or(${end} = 'good')`.as('is_reached'),
      // The outer row by its table: a column alone would be that of the inner one.
      missions: sql<string[]>`array(
        select distinct jsonb_array_elements_text(own.missions) from ${sceneVisits} own
        where own.learner_id = ${learnerId} and own.scene_id = ${sceneVisits}.scene_id order by 1
      )`.as('missions'),
    })
    .from(sceneVisits)
    .where(eq(sceneVisits.learner_id, learnerId))
    .groupBy(scene_id);
}
