import type { FastifyInstance } from 'fastify';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { isTransientDatabaseError } from '../db/transient-error.ts';
import { storageFull } from '../storage/disk-space.ts';
import { isNoSpace } from '../storage/no-space.ts';
import { sendFailure } from './envelope.ts';
import { logRefusal } from './security-events.ts';

const NOT_JSON = 'Dữ liệu gửi lên không đọc được. Bạn tải lại trang rồi thử lại giúp mình nhé.';
/** Retry delay when the database is unavailable or too busy, seconds. */
const RETRY_AFTER_S = 2;
const TOO_LARGE = 'Dữ liệu gửi lên quá lớn.';

/**
 * What Fastify itself refuses (malformed JSON, another content type, a body too large) is the caller's error.
 */
function asFailure(error: unknown): ApiFailure | null {
  if (error instanceof ApiFailure) return error;
  if (isNoSpace(error)) return storageFull();
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (status < 400 || status >= 500) return null;
  return new ApiFailure('BAD_REQUEST', status === 413 ? TOO_LARGE : NOT_JSON);
}

/** Sends every failure as the contract's envelope; unexpected errors are logged and reveal no details. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error);
    if (failure) {
      logRefusal(request, failure.code);
      // Not the error itself: a failed statement contains what the learner wrote.
      if (isNoSpace(error)) request.log.error({ route: request.routeOptions.url }, 'no space left on a disk');
      return sendFailure(reply, failure);
    }
    if (isTransientDatabaseError(error)) {
      request.log.warn(
        { err: error, route: request.routeOptions.url },
        'the database could not serve a request',
      );
      return sendFailure(reply, new ApiFailure('UNAVAILABLE', ERROR_MESSAGES.UNAVAILABLE, RETRY_AFTER_S));
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return sendFailure(reply, new ApiFailure('SERVER_ERROR'));
  });
}
