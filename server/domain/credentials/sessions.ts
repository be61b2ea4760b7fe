import { and, desc, eq, gt } from 'drizzle-orm';
import type { Device } from '#contract/privacy.ts';
import type { Queryable } from '#server/db/connect.ts';
import { tokens } from '#server/db/schema-account.ts';
import { forgetDevice } from './known-devices.ts';

/** Where the learner is signed in, the last used device first, each with its token's hash. */
export async function openDevices(
  db: Queryable,
  learnerId: string,
): Promise<(Omit<Device, 'is_current'> & { hash: string })[]> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.learner_id, learnerId), gt(tokens.expires_at, new Date())))
    .orderBy(desc(tokens.last_used_at), desc(tokens.created_at));
  return rows.map((row) => ({
    hash: row.hash,
    id: row.id,
    device: row.device,
    network: row.network,
    signed_in_at: row.created_at.getTime(),
    last_used_at: row.last_used_at.getTime(),
  }));
}

/**
 * Ends one session of the learner, or all of them, and forgets their devices; the caller then has the sessions
 * forgotten that are in memory.
 * @param id null for all
 * @returns how many ended
 */
export async function endSessions(db: Queryable, learnerId: string, id: string | null): Promise<number> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.learner_id, learnerId), id === null ? undefined : eq(tokens.id, id)))
    .returning({ mark: tokens.device_mark });
  for (const { mark } of ended) if (mark !== null) await forgetDevice(db, learnerId, mark);
  return ended.length;
}
