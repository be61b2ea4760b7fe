import { and, arrayContains, desc, eq, lt, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/staff.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { auditEntries } from '#server/db/schema-staff.ts';

/** Of one entry; an export has thousands. */
const SUBJECTS_SHOWN = 30;

export interface TrailFilter {
  /** Entries before this id; the newest without it. */
  before?: number | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
}

/** Entries of the audit trail, newest first. */
export async function readTrail(
  db: Queryable,
  { before, actor, subject, action }: TrailFilter,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: auditEntries.actor,
      actor_name: learners.full_name,
      action: auditEntries.action,
      subjects: sql<string[]>`${auditEntries.subjects}[1:${sql.raw(String(SUBJECTS_SHOWN))}]`.mapWith(
        auditEntries.subjects,
      ),
      subject_count: sql<number>`cardinality(${auditEntries.subjects})`,
      object: auditEntries.object,
    })
    .from(auditEntries)
    .leftJoin(learners, eq(sql`${learners.id}::text`, auditEntries.actor))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.id, before),
        actor === undefined ? undefined : eq(auditEntries.actor, actor),
        subject === undefined ? undefined : arrayContains(auditEntries.subjects, [subject]),
        action === undefined ? undefined : eq(auditEntries.action, action),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
