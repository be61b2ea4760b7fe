import { useEffect, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { spokenTime } from '#src/shared/questions/messages/questions.ts';
import { TURN } from '#src/shared/speaking/turn/messages/turn.ts';

interface TalkClockProps {
  /** Milliseconds since 1970. */
  since: number;
  /** How long the exam lets a learner talk, seconds. */
  limit: number;
  /** When the recording ends, seconds: told in advance, and again before it does. */
  longest: number;
}

/** Seconds left when the learner is warned that the recording is about to end. */
const NEARLY_OVER = 15;

/** How long the learner has been talking, beside how long the exam would let them, and for how long it is recorded. */
export function TalkClock({ since, limit, longest }: TalkClockProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, (now - since) / 1000);
  const isEnding = seconds > longest - NEARLY_OVER;
  const whole = seconds > limit ? TURN.over : TURN.limit(spokenTime(limit), spokenTime(longest));
  const hint = isEnding ? TURN.ending : whole;
  return (
    <div className="grid justify-items-center gap-0.5 text-center">
      <span role="timer" className="text-xl font-semibold tabular-nums">
        {formatSeconds(seconds)}
      </span>
      <span role="status" className="text-sm text-muted text-pretty">
        {hint}
      </span>
    </div>
  );
}
