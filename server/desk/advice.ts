import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { DeskRefused, deskId } from './desk-refused.ts';

export type AdviceRequest = typeof adviceRequests.$inferSelect;

/** The books of trial lessons under which the person is kept. */
const booksOfPhone = sql<string[]>`array(
  select tagged.book from tagged_contacts tagged join learners on learners.id = tagged.learner_id
  where learners.phone = ${adviceRequests.phone} order by tagged.book)`;

/** Requests in order of arrival, with the books of trial lessons. @param which open ones, or all */
export const listAdvice = (
  db: Queryable,
  which: 'open' | 'all',
): Promise<(AdviceRequest & { books: string[] })[]> =>
  db
    .select({ ...getTableColumns(adviceRequests), books: booksOfPhone })
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
