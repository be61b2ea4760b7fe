import { ApiError, type ClientCode } from '#src/platform/http/api-result.ts';
import type { DownloadReason, DownloadState } from './db.ts';

/** A file that did not arrive as the manifest says; `reason` says what helps. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly reason: DownloadReason;
  constructor(reason: DownloadReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

function reasonOfCode(code: ClientCode): DownloadReason {
  switch (code) {
    case 'NETWORK':
    case 'FOREIGN_ANSWER':
    case 'MAINTENANCE':
    case 'TOO_MANY_REQUESTS':
      return 'network';
    case 'NOT_SIGNED_IN':
      return 'signIn';
    case 'VOICES_NOT_READY':
      return 'voices';
    case 'COURSE_NOT_ACTIVATED':
    case 'SPEAKING_NOT_ALLOWED':
      return 'access';
    case 'NOT_FOUND':
      return 'gone';
    default:
      return 'server';
  }
}

/** Errors of a write without space: over the quota, or (in Chromium) on a disk that is really full. */
const FULL = ['QuotaExceededError', 'UnknownError', 'DataError'];

/** Dexie wraps the browser's errors. */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (
    ('name' in error && FULL.some((name) => name === error.name)) || ('inner' in error && isFull(error.inner))
  );
}

/** What an error in any step means for the download. */
export function reasonOf(error: unknown): DownloadReason {
  if (error instanceof DownloadError) return error.reason;
  if (error instanceof ApiError) return reasonOfCode(error.failure.code);
  return isFull(error) ? 'room' : 'server';
}

const PASSES_BY_ITSELF: readonly DownloadReason[] = ['network', 'wifi', 'signIn', 'voices'];

export const stateFor = (reason: DownloadReason): DownloadState =>
  PASSES_BY_ITSELF.includes(reason) ? 'waiting' : 'failed';
