import { audit } from '#server/domain/audit/audit.ts';
import { settleRequests } from '#server/domain/staff/operator-requests.ts';
import { closeSessionsWithoutRole } from '#server/domain/staff/staff-sessions.ts';
import type { Platform } from '#server/platform.ts';
import { lookAgain } from '../look-again.ts';
import { sendStaffNotices } from './send-staff-notices.ts';

type Working = Pick<Platform, 'db' | 'push' | 'sms' | 'log'>;

/** Gives the roles whose day of waiting is over, ends the sessions of roles that are, and sends what staff are told. */
export async function doStaffWork(working: Working, now: Date): Promise<void> {
  await working.db.transaction(async (tx) => {
    for (const { by, learnerId } of await settleRequests(tx, now))
      await audit(tx, { actor: by, action: 'role.counted', subjects: [learnerId], object: 'operator' });
  });
  await closeSessionsWithoutRole(working.db, now.getTime());
  await sendStaffNotices(working);
}

/** Starts that in this process. @returns stops it, once the present look is over */
export const startStaffWork = (working: Working): (() => Promise<void>) =>
  lookAgain(
    () => doStaffWork(working, new Date()),
    (err) => working.log.warn({ err }, 'work for accounts of staff failed; it is tried again'),
  );
