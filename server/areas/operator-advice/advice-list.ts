import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { ADVICE_PAGE, type adviceListBody } from '#contract/operator-advice.ts';
import type { Queryable } from '#server/db/connect.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { ownerOf } from '#server/domain/learner/number-owner.ts';
import { type AdviceEntry, adviceEntries } from '#server/domain/operations/advice.ts';
import { endsWith } from '#server/domain/operations/phone-end.ts';

export type AdviceFilter = z.infer<typeof adviceListBody>;
type Narrowed = Pick<AdviceFilter, 'state' | 'assigned'> & Partial<Pick<AdviceFilter, 'phone'>>;

const ofState = ({ state }: Narrowed): SQL | undefined => {
  if (state === 'all') return undefined;
  return inArray(adviceRequests.state, state === 'open' ? ['new', 'called'] : [state]);
};

/** What waits is worked through from the oldest on; what is over is looked up, so the newest comes first. */
const oldestFirst = ({ state }: Narrowed): boolean => ['open', 'new', 'called'].includes(state);

/** Requests after one of them, in the order of the list. */
function adviceAfter(
  db: Queryable,
  filter: Narrowed,
  me: string,
  after: string | undefined,
  limit: number,
): Promise<AdviceEntry[]> {
  const { id, phone, assignee_id, taken_at } = adviceRequests;
  const mine = { any: undefined, me: eq(assignee_id, me), nobody: isNull(taken_at) }[filter.assigned];
  const isUp = oldestFirst(filter);
  return (
    adviceEntries(db)
      .where(
        and(
          ofState(filter),
          mine,
          filter.phone === undefined ? undefined : endsWith(phone, filter.phone),
          after === undefined ? undefined : (isUp ? gt : lt)(id, after),
        ),
      )
      // Ids are ordered by time.
      .orderBy((isUp ? asc : desc)(id))
      .limit(limit)
  );
}

/** Whom all requests in a state are about, in the order of the list. */
export function adviceInState(
  db: Queryable,
  state: AdviceFilter['state'],
  limit: number,
): Promise<Pick<AdviceEntry, 'id' | 'learner_id' | 'owner_id'>[]> {
  const { id, learner_id, phone } = adviceRequests;
  const narrowed = { state, assigned: 'any' } as const;
  return db
    .select({ id, learner_id, owner_id: ownerOf(phone) })
    .from(adviceRequests)
    .where(ofState(narrowed))
    .orderBy((oldestFirst(narrowed) ? asc : desc)(id))
    .limit(limit);
}

/** One page of requests, and the id after which the next one begins; null after the last. */
export async function pageOfAdvice(
  db: Queryable,
  { after, ...filter }: AdviceFilter,
  me: string,
): Promise<{ rows: AdviceEntry[]; next: string | null }> {
  const found = await adviceAfter(db, filter, me, after, ADVICE_PAGE + 1);
  const rows = found.slice(0, ADVICE_PAGE);
  return { rows, next: found.length > ADVICE_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** How many requests are in each state of the work that is left. */
export async function countOpenAdvice(db: Queryable): Promise<{ new: number; called: number }> {
  const rows = await db
    .select({ state: adviceRequests.state, count: sql<number>`count(*)::int` })
    .from(adviceRequests)
    .where(inArray(adviceRequests.state, ['new', 'called']))
    .groupBy(adviceRequests.state);
  const of = (wanted: string): number => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { new: of('new'), called: of('called') };
}
