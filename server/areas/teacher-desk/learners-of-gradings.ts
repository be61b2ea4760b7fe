import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';

/** Ids of those whose works these gradings are of. */
export async function learnersOfGradings(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ learner: teacherGradings.learner_id })
    .from(teacherGradings)
    .where(inArray(teacherGradings.id, [...ids]));
  return rows.map(({ learner }) => learner);
}
