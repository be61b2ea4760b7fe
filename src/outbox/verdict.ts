import type { ClientCode } from '#src/lib/api-result.ts';

/**
 * What a failed send means for the queue.
 * `wait`: nothing gets through, stop for now. `retry`: this row waits, others go on.
 * `sign-in`: the learner has to sign in first. `upload-again`: the server lacks the recording.
 * `park`: no repetition will help; a person decides.
 */
export type Verdict = 'wait' | 'retry' | 'sign-in' | 'upload-again' | 'park';

const VERDICTS: Partial<Record<ClientCode, Verdict>> = {
  NETWORK: 'wait',
  FOREIGN_ANSWER: 'wait',
  MAINTENANCE: 'wait',
  TOO_MANY_REQUESTS: 'wait',
  UNAVAILABLE: 'wait',
  SERVER_ERROR: 'retry',
  NOT_SIGNED_IN: 'sign-in',
  UPLOAD_HASH_MISMATCH: 'upload-again',
  RECORDING_MISSING: 'upload-again',
};

/** Repeated uploads that never arrive whole are a person's matter. */
const MAX_UPLOAD_TRIES = 5;

export function verdictOf(code: ClientCode, tries: number): Verdict {
  const verdict = VERDICTS[code] ?? 'park';
  return verdict === 'upload-again' && tries >= MAX_UPLOAD_TRIES ? 'park' : verdict;
}
