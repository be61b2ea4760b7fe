import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';

const { speakingDone, speakingSets } = schema;

const ofMode = (mode: (typeof speakingSets.$inferSelect)['mode']) =>
  sql`filter (where ${eq(speakingSets.mode, mode)})`;

/** Different topics that the learner submitted, and how often they submitted a test. */
export async function doneSets(db: Queryable, learnerId: string): Promise<{ topics: number; tests: number }> {
  const [row] = await db
    .select({
      topics: sql<number>`count(*) ${ofMode('topic')}`.mapWith(Number),
      tests: sql<number>`coalesce(sum(${speakingDone.done}) ${ofMode('test')}, 0)`.mapWith(Number),
    })
    .from(speakingDone)
    .innerJoin(speakingSets, eq(speakingSets.id, speakingDone.exercise_id))
    .where(and(eq(speakingDone.learner_id, learnerId), gt(speakingDone.done, 0)));
  return row ?? { topics: 0, tests: 0 };
}

/** Topics that there are. */
export async function countTopics(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ topics: count() })
    .from(speakingSets)
    .where(and(eq(speakingSets.mode, 'topic'), eq(speakingSets.retired, false)));
  return row?.topics ?? 0;
}
