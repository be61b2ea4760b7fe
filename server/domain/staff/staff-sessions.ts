import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { movesEnd, sessionEnd } from '#rules/staff/session-end.ts';
import type { Queryable } from '#server/db/connect.ts';
import { tokens } from '#server/db/schema-account.ts';
import { learnerRoles, staffSessions } from '#server/db/schema-staff.ts';
import { isInForce } from './roles.ts';

/** Opens the session to calls of staff, after their second factor. Returns until when. */
export async function openStaffSession(db: Queryable, tokenHash: string, now: number): Promise<number> {
  const end = sessionEnd(now, now);
  const times = { verified_at: new Date(now), expires_at: new Date(end), failures: 0 };
  await db
    .insert(staffSessions)
    .values({ token_hash: tokenHash, ...times })
    .onConflictDoUpdate({ target: staffSessions.token_hash, set: times });
  return end;
}

/** Until when the session is open to calls of staff; null if a code is needed. */
export async function staffSessionEnd(db: Queryable, tokenHash: string, now: number): Promise<number | null> {
  const [row] = await db
    .select({ verified_at: staffSessions.verified_at, expires_at: staffSessions.expires_at })
    .from(staffSessions)
    .where(and(eq(staffSessions.token_hash, tokenHash), gt(staffSessions.expires_at, new Date(now))));
  if (!row) return null;
  const [verifiedAt, end] = [row.verified_at.getTime(), row.expires_at.getTime()];
  if (!movesEnd(verifiedAt, end, now)) return end;
  const later = sessionEnd(verifiedAt, now);
  await db
    .update(staffSessions)
    .set({ expires_at: new Date(later) })
    .where(eq(staffSessions.token_hash, tokenHash));
  return later;
}

/** Closes every session of the learner to calls of staff. */
export async function closeStaffSessions(db: Queryable, learnerId: string): Promise<void> {
  const own = db.select({ hash: tokens.hash }).from(tokens).where(eq(tokens.learner_id, learnerId));
  await db.delete(staffSessions).where(inArray(staffSessions.token_hash, own));
}

/** The same for those whose last role has ended by its date. @returns how many sessions were closed */
export async function closeSessionsWithoutRole(db: Queryable, now: number): Promise<number> {
  const role = db
    .select({ one: sql`1` })
    .from(learnerRoles)
    .where(and(eq(learnerRoles.learner_id, tokens.learner_id), isInForce(now)));
  const idle = db
    .select({ hash: staffSessions.token_hash })
    .from(staffSessions)
    .innerJoin(tokens, eq(tokens.hash, staffSessions.token_hash))
    .where(notExists(role));
  const closed = await db
    .delete(staffSessions)
    .where(inArray(staffSessions.token_hash, idle))
    .returning({ hash: staffSessions.token_hash });
  return closed.length;
}
