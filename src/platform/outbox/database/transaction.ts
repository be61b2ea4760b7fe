import { Dexie, type Transaction } from 'dexie';
import { storageFailure } from '#rules/storage/storage-failure.ts';
import { hasDatabase } from '#src/platform/offline/has-database.ts';
import { sendSoon } from '../sending/send-soon.ts';
import { checkDatabase } from './check-database.ts';
import { db } from './db.ts';

/** Whether the connection to the database was lost, so that the same write may succeed on a new one. */
const isBroken = (error: unknown): boolean =>
  storageFailure(error, { hasDatabase: hasDatabase(), free: null, needed: 0, isTrialRefused: false }) ===
  'broken';

/** Ids of the commands that were added in a transaction, by the outermost one. */
const added = new WeakMap<Transaction, string[]>();

/** Notes a command of the running transaction, by which it is known whether that was stored. */
export function noteAdded(id: string): void {
  let tx: Transaction | undefined = Dexie.currentTransaction;
  while (tx && !added.has(tx)) tx = tx.parent;
  if (tx) added.get(tx)?.push(id);
}

/** Whether any of these commands is on the disk, or was sent meanwhile: all that was stored with it is, too. */
async function isStored(ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const [waiting, sent] = await Promise.all([
    db.commands.where('id').anyOf(ids).count(),
    db.receipts.where('id').anyOf(ids).count(),
  ]);
  return waiting + sent > 0;
}

/**
 * Stores all that `work` writes, or nothing; when this is fulfilled it is on the disk. `work` may only await
 * the outbox's own functions. If the browser has lost the database meanwhile, it runs once more, unless its commands turn
 * out to have been stored: they would stand in the queue twice.
 */
export async function together<T>(work: () => Promise<T>): Promise<T> {
  const { commands, recordings, chunks, attempts, answers } = db;
  const tables = [commands, recordings, chunks, attempts, answers];
  // Inside another transaction the outer one decides.
  if (Dexie.currentTransaction) return db.transaction('rw', tables, work);
  const ids: string[] = [];
  let made: { result: T } | undefined;
  const run = (): Promise<T> =>
    db.transaction('rw', tables, async (tx) => {
      added.set(tx, ids);
      const result = await work();
      made = { result };
      return result;
    });
  try {
    return await run();
  } catch (error) {
    if (!isBroken(error)) throw error;
    await checkDatabase();
    return made && (await isStored(ids)) ? made.result : run();
  }
}

/** Like `together`, for writes that include commands: they are sent as soon as possible. */
export async function saveInTransaction<T>(work: () => Promise<T>): Promise<T> {
  const result = await together(work);
  sendSoon();
  return result;
}
