import { useEffect, useState } from 'react';

/**
 * Seconds left until the time, ticking; 0 once it has passed.
 * @param until milliseconds since 1970
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!waiting && until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting, until]);
  return left;
}
