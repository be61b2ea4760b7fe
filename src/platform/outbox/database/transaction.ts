import { wake } from '../sending/wake.ts';
import { db } from './db.ts';

/**
 * All that `work` writes is stored, or nothing of it; once this is fulfilled it is on the disk. `work` may wait for
 * nothing but the outbox's own functions.
 */
export const together = <T>(work: () => Promise<T>): Promise<T> => {
  const { commands, recordings, chunks, attempts, answers } = db;
  return db.transaction('rw', [commands, recordings, chunks, attempts, answers], work);
};

/** The same where commands are among it: they are sent as soon as may be. */
export async function saveTogether<T>(work: () => Promise<T>): Promise<T> {
  const result = await together(work);
  wake();
  return result;
}
