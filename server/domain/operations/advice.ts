import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { ADVICE_STATES, type AdviceSender, type AdviceState } from '#contract/operator-advice.ts';
import { isAdviceOver, nextAdviceStates } from '#rules/advice/advice-states.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { ownerOf } from '#server/domain/learner/number-owner.ts';
import type { DeskActor } from '#server/domain/staff/desk-actor.ts';
import { DeskRefused, deskId } from '#server/domain/staff/desk-refused.ts';
import { recordAdvice } from './advice-events.ts';

type AdviceRequest = typeof adviceRequests.$inferSelect;

const owner = ownerOf(adviceRequests.phone);
/** The books of learning trials under which the number's owner is kept. */
const booksOfOwner = sql<string[]>`array(
  select tagged.book from tagged_contacts tagged where tagged.learner_id = ${owner} order by tagged.book)`;

export interface AdviceEntry extends AdviceRequest {
  books: string[];
  /** Name of whoever has it. */
  assignee: string | null;
  /** The learner who has proven the number; null for nobody. */
  owner_id: string | null;
}

export const adviceEntries = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(adviceRequests),
      books: booksOfOwner,
      owner_id: owner,
      assignee: sql<string | null>`coalesce(${learners.full_name}, ${adviceRequests.taken_by})`,
    })
    .from(adviceRequests)
    .leftJoin(learners, eq(learners.id, adviceRequests.assignee_id))
    .$dynamic();

/** Requests in order of arrival. @param which open ones, or all */
export const listAdvice = (db: Queryable, which: 'open' | 'all'): Promise<AdviceEntry[]> =>
  adviceEntries(db)
    .where(which === 'open' ? isNull(adviceRequests.closed_at) : undefined)
    .orderBy(asc(adviceRequests.created_at), asc(adviceRequests.id));

/** Null once the learner or their number has been deleted. */
export async function findAdvice(db: Queryable, id: string): Promise<AdviceEntry | null> {
  const [row] = await adviceEntries(db).where(eq(adviceRequests.id, id));
  return row ?? null;
}

/**
 * Whom a request is about, for the audit trail: who proved its number, who sent it, and the request itself, by which
 * somebody who proves the number later finds what was done before (decision 102).
 */
export const adviceSubjects = ({
  id,
  owner_id,
  learner_id,
}: Pick<AdviceEntry, 'id' | 'owner_id' | 'learner_id'>): string[] =>
  [owner_id, learner_id, id].filter((subject) => subject !== null);

/** Who typed a request's number. `unknown`: somebody who was not signed in. */
export const adviceSender = ({
  owner_id,
  learner_id,
}: Pick<AdviceEntry, 'owner_id' | 'learner_id'>): AdviceSender => {
  if (learner_id === null) return 'unknown';
  return learner_id === owner_id ? 'owner' : 'other';
};

async function refuse(db: Queryable, id: string, by: DeskActor): Promise<never> {
  const row = await findAdvice(db, id);
  if (!row) throw new DeskRefused(`${id} is no request for advice`, { code: 'NOT_FOUND' });
  if (row.closed_at) throw new DeskRefused(`${id} is closed already`, { code: 'ADVICE_CHANGED' });
  if (row.taken_at === null || (by.id !== null && row.assignee_id === by.id))
    throw new DeskRefused(`${id} is ${row.state} already`, { code: 'ADVICE_CHANGED' });
  throw new DeskRefused(`${id} is taken already${row.assignee === null ? '' : `, by ${row.assignee}`}`, {
    code: 'ADVICE_TAKEN',
    words: `${row.assignee ?? 'Người khác'} đã nhận yêu cầu này rồi.`,
  });
}

const isFree = isNull(adviceRequests.taken_at);

/** Records that somebody takes the request on, so that nobody is called twice. Throws `DeskRefused`. */
export async function takeAdvice(tx: Queryable, given: string, by: DeskActor, now: Date): Promise<void> {
  const id = deskId(given, 'request for advice');
  const taken = await tx
    .update(adviceRequests)
    .set({ taken_at: now, taken_by: by.name, assignee_id: by.id })
    .where(and(eq(adviceRequests.id, id), isFree, isNull(adviceRequests.closed_at)))
    .returning({ id: adviceRequests.id });
  if (taken.length === 0) await refuse(tx, id, by);
  await recordAdvice(tx, id, by, 'taken', now);
}

/** Gives the request back, so that somebody else can take it on. Throws `DeskRefused` for one that nobody has. */
export async function releaseAdvice(tx: Queryable, given: string, by: DeskActor, now: Date): Promise<void> {
  const id = deskId(given, 'request for advice');
  const released = await tx
    .update(adviceRequests)
    .set({ taken_at: null, taken_by: null, assignee_id: null })
    .where(
      and(
        eq(adviceRequests.id, id),
        isNull(adviceRequests.closed_at),
        sql`${adviceRequests.taken_at} is not null`,
      ),
    )
    .returning({ id: adviceRequests.id });
  if (released.length === 0) await refuse(tx, id, by);
  await recordAdvice(tx, id, by, 'released', now);
}

/**
 * Takes a request to its next state; whoever does so has it from then on. At the desk only a request that nobody else
 * has, at the command line any. Throws `DeskRefused`.
 * @param from the state that they saw; null: any that can be followed by the new one
 */
export async function moveAdvice(
  tx: Queryable,
  given: string,
  { from, to }: { from: AdviceState | null; to: AdviceState },
  by: DeskActor,
  now: Date,
): Promise<void> {
  const id = deskId(given, 'request for advice');
  const before = (from === null ? ADVICE_STATES : [from]).filter((state) =>
    nextAdviceStates(state).includes(to),
  );
  if (before.length === 0) throw new DeskRefused(`${String(from)} is not followed by ${to}`);
  const moved = await tx
    .update(adviceRequests)
    .set({
      state: to,
      closed_at: isAdviceOver(to) ? now : null,
      ...(by.id !== null && {
        assignee_id: by.id,
        taken_by: null,
        taken_at: sql`coalesce(${adviceRequests.taken_at}, ${now})`,
      }),
    })
    .where(
      and(
        eq(adviceRequests.id, id),
        inArray(adviceRequests.state, before),
        by.id === null
          ? undefined
          : or(isFree, eq(adviceRequests.assignee_id, by.id), eq(adviceRequests.state, 'closed')),
      ),
    )
    .returning({ id: adviceRequests.id });
  if (moved.length === 0) await refuse(tx, id, by);
  await recordAdvice(tx, id, by, to, now);
}

/** Closes the request, whether anybody had taken it on or not. Throws `DeskRefused`. */
export const closeAdvice = (tx: Queryable, id: string, by: DeskActor, now: Date): Promise<void> =>
  moveAdvice(tx, id, { from: null, to: 'closed' }, by, now);
