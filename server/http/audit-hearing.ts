import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema-staff.ts';
import { type Act, audit } from '#server/domain/audit/audit.ts';

/** Calls for the same file within this time are one hearing, milliseconds. */
const HEARING_MS = 10 * 60_000;

/** Records that a file was heard or seen. A player asks for it piece by piece; that is one entry. */
export async function auditHearing(db: Queryable, act: Act): Promise<void> {
  const [last] = await db
    .select({ object: auditEntries.object })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actor, act.actor),
        eq(auditEntries.action, act.action),
        gt(auditEntries.at, new Date(Date.now() - HEARING_MS)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (last?.object !== act.object || act.object === null) await audit(db, act);
}
