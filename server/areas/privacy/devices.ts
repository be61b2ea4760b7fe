import type { Device } from '#contract/privacy.ts';
import { endSessions, openDevices } from '#server/domain/credentials/sessions.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { tokenHash } from '../../http/learner-sessions.ts';
import type { Platform } from '../../platform.ts';

/** The devices the learner is signed in on, the last used one first. */
export async function devicesOf(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  currentToken: string | null,
): Promise<Device[]> {
  const current = currentToken === null ? null : tokenHash(currentToken);
  const rows = await openDevices(db, learnerId);
  return rows.map(({ hash, ...device }) => ({ ...device, is_current: hash === current }));
}

/** Ends one of the learner's sessions and forgets its device. Throws for another learner's. */
export async function endDevice(
  { db, sessions }: Pick<Platform, 'db' | 'sessions'>,
  learnerId: string,
  id: string,
): Promise<void> {
  if ((await endSessions(db, learnerId, id)) === 0) throw new ApiFailure('NOT_FOUND');
  sessions.forget(learnerId);
}
