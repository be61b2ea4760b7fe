import { sendSoon } from '../sending/send-soon.ts';
import { db } from './db.ts';

/**
 * Stores all that `work` writes, or nothing; when this is fulfilled it is on the disk. `work` may only await
 * the outbox's own functions.
 */
export const together = <T>(work: () => Promise<T>): Promise<T> => {
  const { commands, recordings, chunks, attempts, answers } = db;
  return db.transaction('rw', [commands, recordings, chunks, attempts, answers], work);
};

/** Like `together`, for writes that include commands: they are sent as soon as possible. */
export async function saveInTransaction<T>(work: () => Promise<T>): Promise<T> {
  const result = await together(work);
  sendSoon();
  return result;
}
