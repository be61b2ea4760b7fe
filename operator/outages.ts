import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { outages } from '#server/db/schema-study.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';

export type OutageRow = typeof outages.$inferSelect;

/** The longest outage that can be recorded at once, days: longer ones are likelier to be typing errors. */
const LONGEST_DAYS = 60;
const DAY_MS = 86_400_000;
/** Outages listed; older ones matter to nobody any more. */
const LISTED = 100;

/** The latest outages, newest first. */
export const listOutages = (db: Queryable): Promise<OutageRow[]> =>
  db.select().from(outages).orderBy(desc(outages.from_at), desc(outages.id)).limit(LISTED);

/** Records that the site was down, so that no streak breaks by it. Throws `DeskRefused` for times that cannot be. */
export async function addOutage(db: Queryable, { from, to }: { from: Date; to: Date }): Promise<OutageRow> {
  if (from >= to) throw new DeskRefused('the outage must begin before it ends');
  if (to.getTime() - from.getTime() > LONGEST_DAYS * DAY_MS)
    throw new DeskRefused(`an outage lasts ${LONGEST_DAYS} days at most; record a longer one in parts`);
  const [row] = await db
    .insert(outages)
    .values({ from_at: from, to_at: to, found_by: 'operator' })
    .returning();
  if (!row) throw new Error('the outage was not stored');
  return row;
}

/** Throws `DeskRefused` if there is none with this id. */
export async function removeOutage(db: Queryable, id: number): Promise<void> {
  const removed = await db.delete(outages).where(eq(outages.id, id)).returning({ id: outages.id });
  if (removed.length === 0) throw new DeskRefused(`there is no outage ${id}`);
}
