import { useEffect, useState } from 'react';
import { secondsLeft } from '#rules/exam-taking/exam-time.ts';
import { PREPARATION_WARNING } from '#rules/speaking/exam-timing.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { IN_EXAM } from '../messages/speaking-exam.ts';

/** The time left to prepare, by a clock that nobody sets. */
export function PreparationClock({ left }: { left: number }) {
  const [end] = useState(() => performance.now() + left);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = secondsLeft(end, now);
  return (
    <>
      <p role="timer" aria-label={IN_EXAM.timeLeft} className="text-2xl font-semibold tabular-nums">
        {formatSeconds(seconds)}
      </p>
      <p role="status" className="sr-only">
        {seconds <= PREPARATION_WARNING && IN_EXAM.nearlyOver}
      </p>
    </>
  );
}
