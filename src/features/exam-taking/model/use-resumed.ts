import { useEffect, useState } from 'react';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { resumeExam } from './resume-exam.ts';

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
