import type { ClientCode } from '#src/platform/http/api-result.ts';

/**
 * What a failed send means for the queue.
 * `wait`: nothing gets through, stop for now. `retry`: this row waits, others continue.
 * `sign-in`: the learner has to sign in first. `upload-again`: the server lacks the recording.
 * `park`: no retry can help; a person decides.
 */
export type Verdict = 'wait' | 'retry' | 'sign-in' | 'upload-again' | 'park';

const VERDICTS: Partial<Record<ClientCode, Verdict>> = {
  NETWORK: 'wait',
  FOREIGN_ANSWER: 'wait',
  MAINTENANCE: 'wait',
  TOO_MANY_REQUESTS: 'wait',
  UNAVAILABLE: 'wait',
  SERVER_ERROR: 'retry',
  STORAGE_FULL: 'retry',
  STORAGE_QUOTA: 'retry',
  // Work of staff waits for their code; what they learn goes on.
  SECOND_FACTOR_REQUIRED: 'retry',
  NOT_SIGNED_IN: 'sign-in',
  UPLOAD_HASH_MISMATCH: 'upload-again',
  RECORDING_MISSING: 'upload-again',
};

/** Failures caused by the row itself after which it is parked. A missing network is never counted. */
export const MAX_STRIKES = 5;

/** @param strikes how often the row itself has caused a failure, including this one */
export function verdictOf(code: ClientCode, strikes: number): Verdict {
  const verdict = VERDICTS[code] ?? 'park';
  return verdict === 'upload-again' && strikes >= MAX_STRIKES ? 'park' : verdict;
}

/** Whether nothing reached our server. */
export const isForNetwork = (code: string | null): boolean => code === 'NETWORK' || code === 'FOREIGN_ANSWER';

/** Whether the server had no space for it: its disk is full, or the learner's allowance. */
export const isStorageFull = (code: string | null): boolean =>
  code === 'STORAGE_FULL' || code === 'STORAGE_QUOTA';
