import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { restarts } from '#server/db/schema-progress.ts';

type RestartKind = typeof restarts.$inferSelect.kind;

/** When the learner restarted lessons or revise sets, by their ids; those never restarted are left out. */
export async function restartsOf(
  db: Queryable,
  learnerId: string,
  kind: RestartKind,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: restarts.module_id, at: restarts.at })
    .from(restarts)
    .where(
      and(eq(restarts.learner_id, learnerId), eq(restarts.kind, kind), inArray(restarts.module_id, [...ids])),
    );
  return new Map(rows.map((row) => [row.id, row.at]));
}

/** Restarts it at this time; an older restart that arrives late changes nothing. */
export async function storeRestart(
  tx: Queryable,
  restart: { learner_id: string; kind: RestartKind; module_id: string; at: Date },
): Promise<void> {
  await tx
    .insert(restarts)
    .values(restart)
    .onConflictDoUpdate({
      target: [restarts.learner_id, restarts.kind, restarts.module_id],
      set: { at: restart.at },
      setWhere: sql`${restarts.at} < excluded.at`,
    });
}
