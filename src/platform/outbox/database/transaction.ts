import { Dexie } from 'dexie';
import { storageFailure } from '#rules/storage/storage-failure.ts';
import { hasDatabase } from '#src/platform/offline/has-database.ts';
import { sendSoon } from '../sending/send-soon.ts';
import { checkDatabase } from './check-database.ts';
import { db } from './db.ts';

/** Whether the connection to the database was lost, so that the same write may succeed on a new one. */
const isBroken = (error: unknown): boolean =>
  storageFailure(error, { hasDatabase: hasDatabase(), free: null, needed: 0, isTrialRefused: false }) ===
  'broken';

/**
 * Stores all that `work` writes, or nothing; when this is fulfilled it is on the disk. `work` may only await
 * the outbox's own functions. It runs once more if the browser has lost the database meanwhile: nothing was stored then.
 */
export const together = <T>(work: () => Promise<T>): Promise<T> => {
  const { commands, recordings, chunks, attempts, answers } = db;
  const run = (): Promise<T> => db.transaction('rw', [commands, recordings, chunks, attempts, answers], work);
  // Inside another transaction the outer one decides.
  if (Dexie.currentTransaction) return run();
  return run().catch(async (error: unknown) => {
    if (!isBroken(error)) throw error;
    await checkDatabase();
    return run();
  });
};

/** Like `together`, for writes that include commands: they are sent as soon as possible. */
export async function saveInTransaction<T>(work: () => Promise<T>): Promise<T> {
  const result = await together(work);
  sendSoon();
  return result;
}
