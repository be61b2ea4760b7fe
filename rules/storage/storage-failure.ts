/**
 * Why something could not be stored on the device. `full`: no space is left; `blocked`: the browser stores nothing for this
 * site; `broken`: the connection to its database was lost; `slow`: no answer yet, and no error; `unknown`: none of these is
 * known.
 */
export const STORAGE_FAILURES = ['full', 'blocked', 'broken', 'slow', 'unknown'] as const;
export type StorageFailure = (typeof STORAGE_FAILURES)[number];

/** What the device says of its storage after a failure. */
export interface StorageFacts {
  /** Whether the browser gives this page a database at all. */
  hasDatabase: boolean;
  /** Bytes by the browser's estimate; null if it gives none. */
  free: number | null;
  /** Bytes that were to be written. */
  needed: number;
  /** A trial write failed for lack of space: proof where the estimate is a constant, as in Chromium. */
  isTrialRefused: boolean;
}

/** Storing has not answered in time; it may still succeed. */
export class SlowStorageError extends Error {
  override readonly name = 'SlowStorageError';
}

/** Less is next to no space: a database cannot even write its log, bytes. */
const NEXT_TO_NONE = 1024 * 1024;

interface Link {
  name: string;
  message: string;
}

/** An error and those it wraps: Dexie and others put the browser's own into `inner` or `cause`. */
function chainOf(error: unknown, depth = 0): Link[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { name, message, inner, cause } = error as Record<string, unknown>;
  return [
    { name: String(name ?? ''), message: String(message ?? '') },
    ...chainOf(inner, depth + 1),
    ...chainOf(cause, depth + 1),
  ];
}

const FULL = new Set(['QuotaExceededError']);
const FULL_WORDS = /NO_SPACE|ENOSPC|disk is full/i;
const BLOCKED = new Set(['MissingAPIError', 'SecurityError']);
/** Chromium's words where site data is refused, and Firefox's in its older private windows. */
const BLOCKED_WORDS = /denied permission to access|did not allow mutations/i;
/** Chromium has them for a full disk, and for much else. */
const AMBIGUOUS = new Set(['UnknownError', 'DataError']);
const BROKEN = new Set([
  ...AMBIGUOUS,
  'DatabaseClosedError',
  'AbortError',
  'InvalidStateError',
  'OpenFailedError',
  'PrematureCommitError',
  'TimeoutError',
  'TransactionInactiveError',
  'VersionChangeError',
  'VersionError',
]);

/** @returns why storing failed, as far as the error and the device prove it */
export function storageFailure(error: unknown, facts: StorageFacts): StorageFailure {
  const chain = chainOf(error);
  const isNamed = (names: ReadonlySet<string>): boolean => chain.some(({ name }) => names.has(name));
  const says = (words: RegExp): boolean => chain.some(({ message }) => words.test(message));
  if (isNamed(FULL) || says(FULL_WORDS)) return 'full';
  if (!facts.hasDatabase || isNamed(BLOCKED) || says(BLOCKED_WORDS)) return 'blocked';
  if (error instanceof SlowStorageError) return 'slow';
  if (!isNamed(BROKEN)) return 'unknown';
  // Private mode of some browsers: the database does not even open.
  if (chain.some(({ name }) => name === 'OpenFailedError') && isNamed(new Set(['InvalidStateError'])))
    return 'blocked';
  const isNearlyFull = facts.free !== null && facts.free < Math.max(NEXT_TO_NONE, facts.needed);
  const doesNotFit = facts.free !== null && facts.free < facts.needed;
  if (doesNotFit || facts.isTrialRefused) return 'full';
  return isNamed(AMBIGUOUS) && isNearlyFull ? 'full' : 'broken';
}
