import type { FastifyBaseLogger } from 'fastify';
import { EngineBusy } from '#server/engines/engine-errors.ts';
import { ProviderError, type ProviderErrorKind } from '#server/engines/providers/provider-error.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { storageFull } from '#server/storage/disk-space.ts';
import { isNoSpace } from '#server/storage/no-space.ts';

const BUSY = 'Có nhiều bạn đang dùng dịch vụ giọng nói cùng lúc. Bạn đợi một lát rồi thử lại nhé.';
const BUSY_SECONDS = 20;
/** The caller may not, or did not agree to, have their work sent to a service. */
const REFUSED: ReadonlySet<ProviderErrorKind> = new Set(['not_allowed', 'not_agreed']);
const USED_UP = 'Hôm nay bạn đã dùng hết lượt của dịch vụ này. Mai bạn thử lại nhé.';

/**
 * Runs an engine for a caller. Any failure of the engine is reported as `VOICE_SERVICE_FAILED`, a full queue
 * as `TOO_MANY_REQUESTS`, a service without consent as `NOT_AGREED`. Only the kind of error is logged: its
 * message may hold the caller's words.
 */
export async function orVoiceFailure<T>(
  log: FastifyBaseLogger,
  what: string,
  task: () => Promise<T>,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    if (isNoSpace(error)) throw storageFull();
    if (error instanceof EngineBusy) throw new ApiFailure('TOO_MANY_REQUESTS', BUSY, BUSY_SECONDS);
    if (error instanceof ProviderError && error.kind === 'over_budget')
      throw new ApiFailure('TOO_MANY_REQUESTS', USED_UP);
    if (error instanceof ProviderError && REFUSED.has(error.kind)) throw new ApiFailure('NOT_AGREED');
    log.error({ what, trouble: error instanceof Error ? error.name : 'unknown' }, 'a speech service failed');
    throw new ApiFailure('VOICE_SERVICE_FAILED');
  }
}
