import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { storeSkew } from '#src/platform/outbox/owner/sender.ts';
import { takeUpAttempt } from './take-up-attempt.ts';

/**
 * Fetches the running attempt from the server, so that a test started on another device is continued here.
 * Call it before a test is started: it also measures this device's clock skew. Offline, it does nothing.
 */
export async function resumeExam(owner: string, examId: string): Promise<void> {
  const result = await call(ENDPOINTS.examTaking.listQuestion, {
    query: { test_id: examId, attempt_id: 'current' },
    options: { limits: 'quick' },
  });
  if (!result.success) return;
  const skew = result.timeCurrent - Date.now();
  await storeSkew(skew);
  await takeUpAttempt(owner, result.data, Math.round(skew));
}
