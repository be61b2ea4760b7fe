import { and, inArray, isNull, lt } from 'drizzle-orm';
import { learners, visitors } from '#server/db/schema-account.ts';
import type { Platform } from '#server/platform.ts';

/** Guests per transaction; deleting one also deletes attempts and answers. */
const BATCH = 100;

/**
 * Deletes guests who have been inactive since a cutoff, with all their data; work claimed by a learner stays
 * the learner's. A guest active at this moment is left for the next run.
 * @returns how many
 */
export async function forgetGuests(db: Platform['db'], before: Date): Promise<number> {
  for (let forgotten = 0; ; ) {
    const gone = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ hash: visitors.token_hash, guest_id: visitors.guest_id })
        .from(visitors)
        .where(lt(visitors.last_used_at, before))
        .orderBy(visitors.last_used_at)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const guests = rows.flatMap(({ guest_id }) => guest_id ?? []);
      const hashes = rows.map(({ hash }) => hash);
      if (hashes.length > 0) await tx.delete(visitors).where(inArray(visitors.token_hash, hashes));
      if (guests.length > 0)
        await tx.delete(learners).where(and(inArray(learners.id, guests), isNull(learners.phone)));
      return rows.length;
    });
    forgotten += gone;
    if (gone < BATCH) return forgotten;
  }
}
