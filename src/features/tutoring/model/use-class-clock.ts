import { useEffect, useState } from 'react';
import type { ClassSummary } from '#contract/tutoring.ts';
import { nextChange } from '#rules/tutoring/class-moment.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';

/** What is said in days and hours is renewed this often; a countdown ticks by itself. */
const RENEW_MS = 60_000;

export interface ClassClock {
  /** By the server's clock, milliseconds since 1970. */
  now: number;
  /** Server minus device time. */
  skew: number;
}

/** The time by the server's clock, renewed at each moment that changes what a class says, and each minute. */
export function useClassClock(facts: ClassSummary | null): ClassClock {
  const [skew, setSkew] = useState(0);
  const [device, setDevice] = useState(Date.now);
  useEffect(() => {
    void readClock().then(
      (clock) => setSkew(clock.skew),
      () => undefined,
    );
  }, []);
  const now = device + skew;
  const next = nextChange(facts, now);
  useEffect(() => {
    const wait = Math.min(next === null ? RENEW_MS : next - now, RENEW_MS);
    const timer = setTimeout(() => setDevice(Date.now()), Math.max(0, wait));
    const onShown = () => document.visibilityState === 'visible' && setDevice(Date.now());
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [next, now]);
  return { now, skew };
}
