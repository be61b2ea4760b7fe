import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema-staff.ts';
import { type Act, audit } from '#server/domain/audit/audit.ts';

/** The same again within this time needs no second entry, milliseconds. */
const SPELL_MS = 10 * 60_000;

/**
 * Records what software repeats for one look of a person: a player asks for a recording piece by piece, an open queue is
 * read every minute.
 */
export async function auditUnlessRepeated(db: Queryable, act: Act): Promise<void> {
  const [last] = await db
    .select({ object: auditEntries.object })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actor, act.actor),
        eq(auditEntries.action, act.action),
        gt(auditEntries.at, new Date(Date.now() - SPELL_MS)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!last || last.object !== (act.object ?? null)) await audit(db, act);
}
