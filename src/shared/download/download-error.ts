import { ApiError, type ClientCode } from '#src/platform/http/api-result.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
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

/** What an error in any step means for the download. It says `room` only where that is proved. */
export async function reasonOf(error: unknown): Promise<DownloadReason> {
  if (error instanceof DownloadError) return error.reason;
  if (error instanceof ApiError) return reasonOfCode(error.failure.code);
  return (await storageFailureOf(error)) === 'full' ? 'room' : 'server';
}

const PASSES_BY_ITSELF: readonly DownloadReason[] = ['network', 'wifi', 'signIn', 'voices'];

export const stateFor = (reason: DownloadReason): DownloadState =>
  PASSES_BY_ITSELF.includes(reason) ? 'waiting' : 'failed';
