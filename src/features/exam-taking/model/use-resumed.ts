import { useEffect, useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { EXAM } from '#src/messages/exam.ts';
import { call } from '#src/platform/http/http.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { storeSkew } from '#src/platform/outbox/owner/sender.ts';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { mergeServerAttempt } from './merge-server-attempt.ts';

/**
 * Fetches the running attempt from the server, so that a test started on another device is continued here.
 * Call it before a test is started: it also measures this device's clock skew. Offline, it does nothing.
 */
async function resumeExam(owner: string, examId: string): Promise<void> {
  const result = await call(ENDPOINTS.examTaking.listQuestion, {
    query: { test_id: examId, attempt_id: 'current' },
    options: { limits: 'quick' },
  });
  if (!result.success) return;
  const skew = result.timeCurrent - Date.now();
  await storeSkew(skew);
  const brought = await mergeServerAttempt(owner, result.data, Math.round(skew));
  if (brought > 0) showToast('info', EXAM.broughtHere(brought), LONG_TOAST_MS);
}

/** Longest wait for the server, milliseconds: the clock of a running test does not stop. */
const MAX_WAIT_MS = 2500;

/** Whether the check for an attempt on another device is finished, timed out or impossible. */
export function useResumed(owner: string | null, examId: string): boolean {
  const [checkedKey, setCheckedKey] = useState<string | null>(null);
  const key = owner === null ? null : `${owner}:${examId}`;
  useEffect(() => {
    if (owner === null || key === null) return;
    const done = (): void => setCheckedKey(key);
    if (connectivity.getState().state !== 'online') {
      done();
      return;
    }
    const timer = setTimeout(done, MAX_WAIT_MS);
    resumeExam(owner, examId).then(done, done);
    return () => clearTimeout(timer);
  }, [owner, examId, key]);
  return key !== null && checkedKey === key;
}
