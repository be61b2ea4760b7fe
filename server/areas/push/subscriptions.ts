import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import { tokens } from '../../db/schema-account.ts';
import { pushSubscriptions } from '../../db/schema-push.ts';

/** The device that was not opened for longest is dropped. */
const DEVICES_MAX = 10;

interface Subscriber {
  learnerId: string;
  /** Hash of the session's token; the subscription ends with it. */
  session: string;
}

const own = (learnerId: string, endpoint: string) =>
  and(eq(pushSubscriptions.learner_id, learnerId), eq(pushSubscriptions.endpoint, endpoint));

async function dropOldest(tx: Tx, learnerId: string): Promise<void> {
  const rest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.learner_id, learnerId))
    .orderBy(desc(pushSubscriptions.renewed_at), desc(pushSubscriptions.id))
    .offset(DEVICES_MAX);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, rest));
}

/** Stores or renews a device's subscription. One that another learner had on this device becomes this learner's. */
export async function storeSubscription(
  tx: Tx,
  { learnerId, session }: Subscriber,
  { subscription, replaces }: BodyOf<typeof ENDPOINTS.push.subscribe>,
): Promise<void> {
  // The session may have ended since the call was let in, and must not end before this is stored.
  const [open] = await tx
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, session), eq(tokens.learner_id, learnerId)))
    .for('key share');
  if (!open) throw new ApiFailure('NOT_SIGNED_IN');
  const { endpoint, keys } = subscription;
  if (replaces !== undefined && replaces !== endpoint)
    await tx.delete(pushSubscriptions).where(own(learnerId, replaces));
  const values = { learner_id: learnerId, session_hash: session, ...keys, renewed_at: new Date() };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...values })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
  await dropOldest(tx, learnerId);
}

/** Another learner's subscription is not touched. */
export const deleteSubscription = (db: Queryable, learnerId: string, endpoint: string): Promise<unknown> =>
  db.delete(pushSubscriptions).where(own(learnerId, endpoint));
