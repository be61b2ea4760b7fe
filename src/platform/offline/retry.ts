import { ApiError } from '#src/platform/http/api-result.ts';

const MAX_DELAY_MS = 15_000;
/** A test has two minutes of voices to be made, at most ten seconds between two calls. */
const VOICES_RETRIES = 12;

/** Only temporary failures are retried: a response with any other code would be the same again. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  switch (error.failure.code) {
    case 'SERVER_ERROR':
    case 'UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return failures < 2;
    case 'VOICES_NOT_READY':
      return failures < VOICES_RETRIES;
    case 'NETWORK':
      // With no network a screen says so immediately; it refetches when the network is back.
      return failures < 1 && navigator.onLine;
    default:
      return false;
  }
}

/** @returns milliseconds: what the server requested, otherwise doubling each time */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.failure.retryAfter : null;
  return Math.min(asked === null ? 1000 * 2 ** failures : asked * 1000, MAX_DELAY_MS);
}
