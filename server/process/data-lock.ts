import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server holds the data directory; the message is one line for the operator. */
class DataLockedError extends Error {
  override name = 'DataLockedError';
}

export interface DataLock {
  release(): void;
}

function holderOf(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/** SQLite's `SQLITE_BUSY`: another process holds the lock. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

/**
 * Locks the data directory for this process. Uses the operating system's file lock through SQLite: it ends
 * with the process however that dies, so no stale lock is left and no pid has to be trusted.
 */
export function lockDataDirectory(directory: string): DataLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pidFile = join(directory, 'server.pid');
  const file = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    // Other errors, such as a full disk, do not mean another server.
    if (!isBusy(error)) throw error;
    throw new DataLockedError(`DATA_DIR ${directory} is in use by another server${holderOf(pidFile)}`);
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { release: () => file.close() };
}
