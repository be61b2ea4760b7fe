import { audit } from '#server/domain/audit/audit.ts';
import { settleRequests } from '#server/domain/staff/operator-requests.ts';
import { closeSessionsWithoutRole } from '#server/domain/staff/staff-sessions.ts';
import type { Platform } from '#server/platform.ts';
import { sendStaffNotices } from './send-staff-notices.ts';

type Working = Pick<Platform, 'db' | 'push' | 'sms' | 'log'>;

/** Between two looks; spread, so that servers do not look at the same moment. */
const PAUSE_MS = 10_000;

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
export function startStaffWork(working: Working): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    await doStaffWork(working, new Date()).catch((err: unknown) =>
      working.log.warn({ err }, 'work for accounts of staff failed; it is tried again'),
    );
    if (!isStopped) timer = setTimeout(start, PAUSE_MS * (0.75 + Math.random() / 2));
  };
  let running = Promise.resolve();
  const start = (): void => {
    running = look();
  };
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
