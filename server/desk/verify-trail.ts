import { createHash } from 'node:crypto';
import { asc, gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema-staff.ts';

type Row = typeof auditEntries.$inferSelect;

/** Rows read at once. */
const BATCH = 1_000;

/** What the trigger `chain_audit_entry` computes: SHA-256 of the entry's fields, each on its line. */
function hashOf({ previous, id, at, actor, action, subjects, object }: Row): string {
  const lines = [previous, id, at.getTime(), actor, action, subjects.join(','), object ?? ''];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

export type Verification =
  /** `head`: hash of the last entry, empty without any; `knowsHead`: the given one is among the entries. */
  | { ok: true; entries: number; head: string; knowsHead: boolean }
  /** The first entry that does not fit, or is missing. */
  | { ok: false; id: number };

/**
 * Recomputes the chain of the whole audit trail, without the database's own functions.
 * @param knownHead the hash that an earlier verification ended with: entries cut off at the end are missed by no other
 */
export async function verifyTrail(db: Queryable, knownHead = ''): Promise<Verification> {
  let [last, head, knowsHead] = [0, '', knownHead === ''];
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.id, last))
      .orderBy(asc(auditEntries.id))
      .limit(BATCH);
    for (const row of rows) {
      if (row.id !== last + 1 || row.previous !== head || row.hash !== hashOf(row))
        return { ok: false, id: last + 1 };
      [last, head] = [row.id, row.hash];
      knowsHead ||= head === knownHead;
    }
    if (rows.length < BATCH) return { ok: true, entries: last, head, knowsHead };
  }
}
