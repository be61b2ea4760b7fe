import { statfsSync } from 'node:fs';
import type { Config } from '#server/config/config.ts';
import { EmbeddedPostgresError } from '../db/embedded-postgres.ts';
import { isNoSpace, reportsNoSpace } from './no-space.ts';

const MB = 1_000_000;
/** PostgreSQL cannot start with less, and may not even be able to report why: the size of one WAL segment. */
const POSTGRES_NEEDS = 17 * MB;

/** The disk is too full to start; the message is one line for the operator. */
class NoSpaceError extends Error {
  override name = 'NoSpaceError';
}

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether the database could not start or disappeared, whatever it last reported. */
const isDatabaseLost = (error: unknown): boolean =>
  error instanceof EmbeddedPostgresError ||
  (error instanceof Error && /connection terminated|ECONNRESET|the database system is/i.test(error.message));

/** The error to show the operator for a failed start: a full disk is reported as such, all else unchanged. */
export function startFailure(
  error: unknown,
  { DATA_DIR, DATABASE_URL, DISK_FLOOR_MB }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'DISK_FLOOR_MB'>,
): unknown {
  const free = freeBytes(DATA_DIR);
  const isFull = free < POSTGRES_NEEDS;
  const message = error instanceof Error ? error.message : String(error);
  const isReported = isNoSpace(error) || reportsNoSpace(message);
  if (!isReported && !(isFull && isDatabaseLost(error))) return error;
  if (DATABASE_URL && !isFull) {
    return new NoSpaceError(
      'The database behind DATABASE_URL has no space left: free some there, then start again.',
    );
  }
  const left = isFull ? ` (${Math.floor(free / MB)} MB free)` : '';
  return new NoSpaceError(
    `No space left in DATA_DIR ${DATA_DIR}${left}: free at least ${DISK_FLOOR_MB} MB there, then start again. Nothing stored is lost.`,
  );
}
