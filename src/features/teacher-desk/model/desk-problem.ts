import { withAdvice } from '#src/messages/storage.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
import { DESK } from '../messages/desk.ts';

/** Why something at the desk failed: in the server's words, or for want of storage here. */
export const deskProblem = async (error: unknown): Promise<string> =>
  error instanceof ApiError ? error.message : withAdvice(DESK.saveFailed, await storageFailureOf(error));
