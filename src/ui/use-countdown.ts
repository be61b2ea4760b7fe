import { useEffect, useState } from 'react';
import { secondsLeft } from '#rules/exam-taking/exam-time.ts';

/**
 * Seconds left until the time, ticking; 0 once it has passed.
 * @param until milliseconds since 1970
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = secondsLeft(until, now);
  const waiting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!waiting && until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting, until]);
  return left;
}
