import { formatSeconds } from '#rules/text/formats.ts';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { SPEAKING, spokenTime } from '../messages/questions.ts';

/** Seconds left when the learner is warned that the time is nearly over. */
const NEARLY_OVER = 10;

function TimeLeft({ since, seconds }: { since: number; seconds: number }) {
  const left = useCountdown(since + seconds * 1000);
  const near = left > 0 && left <= NEARLY_OVER;
  return (
    <>
      {left > 0 && <span className="tabular-nums"> {SPEAKING.talkLeft(formatSeconds(left))}</span>}
      <span role="status" className="block font-semibold text-warning">
        {near && SPEAKING.nearlyOver}
        {left === 0 && SPEAKING.over(spokenTime(seconds))}
      </span>
    </>
  );
}

interface TalkTimeProps {
  /** Longest talk. */
  seconds: number;
  /** Start of the talk, milliseconds since 1970; null if it is not in progress. */
  since: number | null;
}

/** The time allowed for the talk. The recording continues after that: no sentence is cut off. */
export function TalkTime({ seconds, since }: TalkTimeProps) {
  return (
    <p className="text-sm text-muted">
      {SPEAKING.longest(spokenTime(seconds))}
      {since !== null && <TimeLeft since={since} seconds={seconds} />}
    </p>
  );
}
