import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { tokens } from '#server/db/schema-account.ts';
import { secondFactors, staffSessions, verifiedDevices } from '#server/db/schema-staff.ts';

/** Wrong codes without a right one between them, after which a lane is closed. */
export const FAILURES_MAX = 100;

/** Who enters a code: a learner in one of their sessions, by its token's hash. */
export interface CodeCaller {
  learnerId: string;
  session: string;
}

/**
 * With whom a try counts. On a device or in a session where a code was right before it counts alone; all others, who
 * may know nothing but the password, count together.
 */
export type CodeLane =
  | { kind: 'device'; learnerId: string; mark: string }
  | { kind: 'session'; learnerId: string; session: string }
  | { kind: 'strangers'; learnerId: string };

export async function codeLaneOf(db: Queryable, { learnerId, session }: CodeCaller): Promise<CodeLane> {
  const [row] = await db
    .select({ mark: verifiedDevices.mark, session: staffSessions.token_hash })
    .from(tokens)
    .leftJoin(
      verifiedDevices,
      and(eq(verifiedDevices.learner_id, tokens.learner_id), eq(verifiedDevices.mark, tokens.device_mark)),
    )
    .leftJoin(staffSessions, eq(staffSessions.token_hash, tokens.hash))
    .where(and(eq(tokens.hash, session), eq(tokens.learner_id, learnerId)));
  if (row && row.mark !== null) return { kind: 'device', learnerId, mark: row.mark };
  if (row && row.session !== null) return { kind: 'session', learnerId, session: row.session };
  return { kind: 'strangers', learnerId };
}

/** Counts a try as wrong, before it is looked at. @returns how many there are now; 0 without a second factor */
export async function countFailure(db: Queryable, lane: CodeLane): Promise<number> {
  const more = await addFailure(db, lane);
  return more[0]?.failures ?? 0;
}

function addFailure(db: Queryable, lane: CodeLane): Promise<{ failures: number }[]> {
  switch (lane.kind) {
    case 'device':
      return db
        .update(verifiedDevices)
        .set({ failures: sql`${verifiedDevices.failures} + 1` })
        .where(and(eq(verifiedDevices.learner_id, lane.learnerId), eq(verifiedDevices.mark, lane.mark)))
        .returning({ failures: verifiedDevices.failures });
    case 'session':
      return db
        .update(staffSessions)
        .set({ failures: sql`${staffSessions.failures} + 1` })
        .where(eq(staffSessions.token_hash, lane.session))
        .returning({ failures: staffSessions.failures });
    case 'strangers':
      return db
        .update(secondFactors)
        .set({ stranger_failures: sql`${secondFactors.stranger_failures} + 1` })
        .where(eq(secondFactors.learner_id, lane.learnerId))
        .returning({ failures: secondFactors.stranger_failures });
  }
}

/** Whether no code of strangers is looked at any more. */
export async function areStrangersLocked(db: Queryable, learnerId: string): Promise<boolean> {
  const [row] = await db
    .select({ failures: secondFactors.stranger_failures })
    .from(secondFactors)
    .where(eq(secondFactors.learner_id, learnerId));
  return (row?.failures ?? 0) >= FAILURES_MAX;
}

async function unlockStrangers(db: Queryable, learnerId: string): Promise<void> {
  await db.update(secondFactors).set({ stranger_failures: 0 }).where(eq(secondFactors.learner_id, learnerId));
}

/** Gives the session's device a count of its own: a code was right there. */
export async function verifyDevice(
  db: Queryable,
  { learnerId, session }: CodeCaller,
  now: number,
): Promise<void> {
  const [token] = await db.select({ mark: tokens.device_mark }).from(tokens).where(eq(tokens.hash, session));
  if (!token || token.mark === null) return;
  const fresh = { verified_at: new Date(now), failures: 0 };
  await db
    .insert(verifiedDevices)
    .values({ learner_id: learnerId, mark: token.mark, ...fresh })
    .onConflictDoUpdate({ target: [verifiedDevices.learner_id, verifiedDevices.mark], set: fresh });
}

/** A code was right: the lane's count begins anew. */
export async function noteRightCode(
  db: Queryable,
  caller: CodeCaller,
  lane: CodeLane,
  now: number,
): Promise<void> {
  if (lane.kind === 'strangers') await unlockStrangers(db, caller.learnerId);
  if (lane.kind === 'session')
    await db.update(staffSessions).set({ failures: 0 }).where(eq(staffSessions.token_hash, lane.session));
  await verifyDevice(db, caller, now);
}

/** Too many codes were wrong here: the device and its sessions are strangers from now on. */
export async function forgetLane(db: Queryable, lane: CodeLane): Promise<void> {
  if (lane.kind === 'strangers') return;
  if (lane.kind === 'session') {
    await db.delete(staffSessions).where(eq(staffSessions.token_hash, lane.session));
    return;
  }
  const { learnerId, mark } = lane;
  await forgetVerifiedDevices(db, learnerId, mark);
  const sessions = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.learner_id, learnerId), eq(tokens.device_mark, mark)));
  await db.delete(staffSessions).where(inArray(staffSessions.token_hash, sessions));
}

/** A device of the learner is a stranger from now on. @param mark null: all of them */
export async function forgetVerifiedDevices(
  db: Queryable,
  learnerId: string,
  mark: string | null = null,
): Promise<void> {
  const own = eq(verifiedDevices.learner_id, learnerId);
  await db.delete(verifiedDevices).where(mark === null ? own : and(own, eq(verifiedDevices.mark, mark)));
}

/**
 * The learner has proved by their number who they are, and set a password that nobody else knows: strangers may try
 * again, and of the devices only this one is known.
 */
export async function startCodesAnew(db: Queryable, learnerId: string, mark: string): Promise<void> {
  await unlockStrangers(db, learnerId);
  await db
    .delete(verifiedDevices)
    .where(and(eq(verifiedDevices.learner_id, learnerId), ne(verifiedDevices.mark, mark)));
}
