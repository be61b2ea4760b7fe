import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { adviceEvents, adviceRequests } from '#server/db/schema-contact.ts';
import { isNumberOf } from '#server/domain/learner/number-owner.ts';

/** What was done about a request, and by whom; the rest of the row is what its sender typed. */
const {
  learner_id: _,
  state,
  taken_at,
  taken_by: __,
  assignee_id: ___,
  closed_at,
  ...typed
} = getTableColumns(adviceRequests);
const { id, created_at, phone } = typed;

/** Ids of the requests to call the number that the learner has proven, by which the audit trail names them. */
export const requestsForNumberOf = (tx: Tx, learnerId: string) =>
  tx.select({ id }).from(adviceRequests).where(isNumberOf(phone, learnerId));

/**
 * Requests for advice as their two owners have them: whoever sent one has what they typed, and whoever proved its number
 * has what the centre did about that number. Of one's own number that is both; who of the staff it was is neither.
 */
export async function adviceDataOf(tx: Tx, learnerId: string) {
  const isOwnNumber = isNumberOf(phone, learnerId);
  const { request_id, at, kind, text } = adviceEvents;
  return {
    advice_requests: await tx
      .select(typed)
      .from(adviceRequests)
      .where(eq(adviceRequests.learner_id, learnerId))
      .orderBy(asc(id)),
    advice_for_number: await tx
      .select({ id, created_at, phone, state, taken_at, closed_at })
      .from(adviceRequests)
      .where(isOwnNumber)
      .orderBy(asc(id)),
    advice_events: await tx
      .select({ request_id, at, kind, text })
      .from(adviceEvents)
      .innerJoin(adviceRequests, eq(id, request_id))
      .where(isOwnNumber)
      .orderBy(asc(adviceEvents.id)),
  };
}
