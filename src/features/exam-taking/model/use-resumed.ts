import { useEffect, useState } from 'react';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { resumeExam } from './resume-exam.ts';

/** How long the server is waited for, milliseconds: the clock runs meanwhile. */
const PATIENCE_MS = 2500;

/** Whether the server has been asked for an attempt that was begun on another device, or need not be waited for. */
export function useResumed(owner: string | null, examId: string): boolean {
  const [asked, setAsked] = useState<string | null>(null);
  const key = owner === null ? null : `${owner}:${examId}`;
  useEffect(() => {
    if (owner === null || key === null) return;
    const done = (): void => setAsked(key);
    if (connectivity.getState().state === 'offline') {
      done();
      return;
    }
    const timer = setTimeout(done, PATIENCE_MS);
    resumeExam(owner, examId).then(done, done);
    return () => clearTimeout(timer);
  }, [owner, examId, key]);
  return key !== null && asked === key;
}
