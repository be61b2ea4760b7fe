import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { DeskRefused, deskId } from './desk-refused.ts';

export type AdviceRequest = typeof adviceRequests.$inferSelect;

/** Requests in order of arrival. @param which open ones, or all */
export const listAdvice = (db: Queryable, which: 'open' | 'all'): Promise<AdviceRequest[]> =>
  db
    .select()
    .from(adviceRequests)
    .where(which === 'open' ? isNull(adviceRequests.closed_at) : undefined)
    .orderBy(asc(adviceRequests.created_at), asc(adviceRequests.id));

/** Null once the learner or their number has been deleted. */
export async function findAdvice(db: Queryable, id: string): Promise<AdviceRequest | null> {
  const [row] = await db.select().from(adviceRequests).where(eq(adviceRequests.id, id));
  return row ?? null;
}

async function refuse(db: Queryable, id: string): Promise<never> {
  const row = await findAdvice(db, id);
  if (!row) throw new DeskRefused(`${id} is no request for advice`);
  if (row.closed_at) throw new DeskRefused(`${id} is closed already`);
  throw new DeskRefused(`${id} is taken already${row.taken_by === null ? '' : `, by ${row.taken_by}`}`);
}

/** Records that somebody takes the request on, so that nobody is called twice. Throws `DeskRefused`. */
export async function takeAdvice(db: Queryable, given: string, by: string | null, now: Date): Promise<void> {
  const id = deskId(given, 'request for advice');
  const taken = await db
    .update(adviceRequests)
    .set({ taken_at: now, taken_by: by })
    .where(and(eq(adviceRequests.id, id), isNull(adviceRequests.taken_at), isNull(adviceRequests.closed_at)))
    .returning({ id: adviceRequests.id });
  if (taken.length === 0) await refuse(db, id);
}

/** Closes the request, whether anybody had taken it on or not. Throws `DeskRefused`. */
export async function closeAdvice(db: Queryable, given: string, now: Date): Promise<void> {
  const id = deskId(given, 'request for advice');
  const closed = await db
    .update(adviceRequests)
    .set({ closed_at: now })
    .where(and(eq(adviceRequests.id, id), isNull(adviceRequests.closed_at)))
    .returning({ id: adviceRequests.id });
  if (closed.length === 0) await refuse(db, id);
}
