import { and, desc, eq, gt } from 'drizzle-orm';
import type { Device } from '#contract/privacy.ts';
import { forgetDevice } from '#server/domain/credentials/known-devices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { tokens } from '../../db/schema-account.ts';
import { tokenHash } from '../../http/learner-sessions.ts';
import type { Platform } from '../../platform.ts';

/** The devices the learner is signed in on, the last used one first. */
export async function devicesOf(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  currentToken: string | null,
): Promise<Device[]> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.learner_id, learnerId), gt(tokens.expires_at, new Date())))
    .orderBy(desc(tokens.last_used_at), desc(tokens.created_at));
  const current = currentToken === null ? null : tokenHash(currentToken);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    network: row.network,
    signed_in_at: row.created_at.getTime(),
    last_used_at: row.last_used_at.getTime(),
    is_current: row.hash === current,
  }));
}

/** Ends one of the learner's sessions and forgets its device. Throws for another learner's. */
export async function endDevice(
  { db, sessions }: Pick<Platform, 'db' | 'sessions'>,
  learnerId: string,
  id: string,
): Promise<void> {
  const [ended] = await db
    .delete(tokens)
    .where(and(eq(tokens.id, id), eq(tokens.learner_id, learnerId)))
    .returning({ mark: tokens.device_mark });
  if (!ended) throw new ApiFailure('NOT_FOUND');
  if (ended.mark !== null) await forgetDevice(db, learnerId, ended.mark);
  sessions.forget(learnerId);
}
