import { and, desc, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { sceneVisits } from '#server/db/schema-conversation.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Visits that count. */
const DAYS = 30;
/** How long an answer is kept, milliseconds. */
const KEPT_MS = 60 * 60_000;

export interface HotScene {
  id: string;
  learners: number;
}

/** The scene that most learners visited; null: nobody visited any of them. */
async function mostVisited(db: Queryable, ids: readonly string[]): Promise<HotScene | null> {
  const learners = sql<number>`count(distinct ${sceneVisits.learner_id})::int`;
  const [hot] = await db
    .select({ id: sceneVisits.scene_id, learners })
    .from(sceneVisits)
    .where(
      and(
        inArray(sceneVisits.scene_id, [...ids]),
        gte(sceneVisits.visited_at, new Date(Date.now() - DAYS * DAY_MS)),
      ),
    )
    .groupBy(sceneVisits.scene_id)
    .orderBy(desc(learners), sceneVisits.scene_id)
    .limit(1);
  return hot ?? null;
}

/** Asks the database once an hour for each course, however many learners ask. */
export function hotScenes(db: Queryable, now: () => number = Date.now) {
  const kept = new Map<string, { from: number; hot: Promise<HotScene | null> }>();
  return (courseId: string, ids: readonly string[]): Promise<HotScene | null> => {
    const known = kept.get(courseId);
    if (known && now() - known.from < KEPT_MS) return known.hot;
    const hot = mostVisited(db, ids);
    kept.set(courseId, { from: now(), hot });
    // Nothing to keep: nobody was there yet, or the database did not answer.
    hot.then(
      (found) => found ?? kept.delete(courseId),
      () => kept.delete(courseId),
    );
    return hot;
  };
}
