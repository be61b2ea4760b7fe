import { createHash } from 'node:crypto';
import { asc, gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema-staff.ts';
import type { AuditHead } from './audit-head.ts';

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
  /**
   * The first entry that does not fit, or is missing. With `signed` the chain fits by itself, but not what was signed then
   * of that entry: something after the entry `fits`, up to it, was changed, added or removed.
   */
  | { ok: false; id: number; signed?: { at: string; fits: number } };

export interface Known {
  /** The hash that an earlier verification ended with; empty for none. */
  hash?: string | undefined;
  /** Genuine heads. */
  heads?: readonly AuditHead[];
}

/**
 * Recomputes the chain of the whole audit trail, without the database's own functions, and compares it with what is known
 * of it: a chain that was rewritten as a whole, or cut off at its end, is noticed by that alone.
 */
export async function verifyTrail(
  db: Queryable,
  { hash: knownHash = '', heads = [] }: Known = {},
): Promise<Verification> {
  const signed = heads.toSorted((one, other) => one.entry - other.entry);
  let [last, head, knowsHead, next, fits] = [0, '', knownHash === '', 0, 0];
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
      knowsHead ||= head === knownHash;
      for (let known = signed[next]; known?.entry === last; known = signed[++next]) {
        if (known.hash !== head) return { ok: false, id: last, signed: { at: known.at, fits } };
        fits = last;
      }
    }
    if (rows.length < BATCH) break;
  }
  const beyond = signed[next];
  if (beyond) return { ok: false, id: last + 1, signed: { at: beyond.at, fits } };
  return { ok: true, entries: last, head, knowsHead };
}
