import { ApiError } from '#src/platform/http/api-result.ts';

const LONGEST_WAIT_MS = 15_000;

/** Only what may pass by itself is tried again: an answer with any other code will be the same next time. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  switch (error.failure.code) {
    case 'SERVER_ERROR':
    case 'UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return failures < 2;
    case 'NETWORK':
      // With no network a screen says so at once; it asks again when the network is back.
      return failures < 1 && navigator.onLine;
    default:
      return false;
  }
}

/** @returns milliseconds: what the server asked for, else twice as long each time */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.failure.retryAfter : null;
  return Math.min(asked === null ? 1000 * 2 ** failures : asked * 1000, LONGEST_WAIT_MS);
}
