import { useEffect, useRef, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { SPEAKING, spokenTime } from '../messages/questions.ts';

/** Seconds left when the learner is warned that the time is nearly over. */
const NEARLY_OVER = 10;

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number;
  onTimeUp: () => void;
}

function Countdown({ until, onTimeUp }: CountdownProps) {
  const left = useCountdown(until);
  const timer = useRef<HTMLParagraphElement>(null);
  // The start button is gone, and the focus with it.
  useEffect(() => timer.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (left === 0) onTimeUp();
  }, [left, onTimeUp]);
  return (
    <>
      <p
        ref={timer}
        role="timer"
        tabIndex={-1}
        aria-label={SPEAKING.timeLeft}
        className="text-3xl font-semibold tabular-nums outline-none"
      >
        {formatSeconds(left)}
      </p>
      <p role="status" className="sr-only">
        {left <= NEARLY_OVER && SPEAKING.tenLeft}
      </p>
    </>
  );
}

interface PreparationProps {
  seconds: number;
  onTimeUp: () => void;
  onSkip: () => void;
}

/** Time to think before the talk: starts and ends when the learner wants. */
export function Preparation({ seconds, onTimeUp, onSkip }: PreparationProps) {
  const [until, setUntil] = useState<number | null>(null);
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{SPEAKING.prepare}</p>
      {until === null ? (
        <p>{SPEAKING.prepareText(spokenTime(seconds))}</p>
      ) : (
        <Countdown until={until} onTimeUp={onTimeUp} />
      )}
      <div className="flex flex-wrap gap-3">
        {until === null && (
          <Button onClick={() => setUntil(Date.now() + seconds * 1000)}>{SPEAKING.start}</Button>
        )}
        <Button variant={until === null ? 'quiet' : 'secondary'} onClick={onSkip}>
          {SPEAKING.skip}
        </Button>
      </div>
    </div>
  );
}
