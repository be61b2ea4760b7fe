import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { knownDevices, learners } from '#server/db/schema-account.ts';

const DAY_MS = 86_400_000;
/** After so long without a sign-in or sign-out a device is no longer known, days. */
export const KNOWN_DEVICE_DAYS = 180;
const MAX_PER_LEARNER = 10;
/** A returning device is recorded at most this often. */
const RECORD_INTERVAL_MS = DAY_MS;

/**
 * Whether the learner with this number has signed in on the device. It grants no access: it only separates
 * the device's tries from those of unknown devices.
 */
export async function isKnownDevice(db: Queryable, phone: string, mark: string): Promise<boolean> {
  const oldest = new Date(Date.now() - KNOWN_DEVICE_DAYS * DAY_MS);
  const found = await db
    .select({ mark: knownDevices.mark })
    .from(knownDevices)
    .innerJoin(learners, eq(learners.id, knownDevices.learner_id))
    .where(and(eq(learners.phone, phone), eq(knownDevices.mark, mark), gt(knownDevices.seen_at, oldest)));
  return found.length > 0;
}

/** Records that the learner has signed in or out on the device; beyond ten, the oldest are forgotten. */
export async function rememberDevice(db: Queryable, learnerId: string, mark: string): Promise<void> {
  const now = new Date();
  const recorded = await db
    .insert(knownDevices)
    .values({ learner_id: learnerId, mark, seen_at: now })
    .onConflictDoUpdate({
      target: [knownDevices.learner_id, knownDevices.mark],
      set: { seen_at: now },
      setWhere: lt(knownDevices.seen_at, new Date(now.getTime() - RECORD_INTERVAL_MS)),
    })
    .returning({ mark: knownDevices.mark });
  if (recorded.length === 0) return;
  const surplus = db
    .select({ mark: knownDevices.mark })
    .from(knownDevices)
    .where(eq(knownDevices.learner_id, learnerId))
    .orderBy(desc(knownDevices.seen_at), desc(knownDevices.mark))
    .offset(MAX_PER_LEARNER);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.learner_id, learnerId), inArray(knownDevices.mark, surplus)));
}

/** Forgets one device of the learner. */
export async function forgetDevice(db: Queryable, learnerId: string, mark: string): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.learner_id, learnerId), eq(knownDevices.mark, mark)));
}

/** Forgets every device of the learner but this one: a password is often changed because another was lost. */
export async function forgetOtherDevices(db: Queryable, learnerId: string, mark: string): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.learner_id, learnerId), ne(knownDevices.mark, mark)));
}
