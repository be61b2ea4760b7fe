import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { storeSkew } from '#src/platform/outbox/owner/sender.ts';
import { takeUpAttempt } from './take-up-attempt.ts';

/** Longest that a learner waits for it before they may begin, milliseconds. */
const LIMIT_MS = 5_000;

/**
 * Asks the server for the learner's attempt under way and takes it up, so that a test begun on another device goes on
 * here. Ask before a test is begun: it also learns how wrong this device's clock is. Without network nothing happens.
 */
export async function resumeExam(owner: string, examId: string): Promise<void> {
  const result = await call(ENDPOINTS.examTaking.listQuestion, {
    query: { test_id: examId, attempt_id: 'current' },
    options: { signal: AbortSignal.timeout(LIMIT_MS) },
  });
  if (!result.success) return;
  const skew = result.timeCurrent - Date.now();
  await storeSkew(skew);
  await takeUpAttempt(owner, result.data, Math.round(skew));
}
