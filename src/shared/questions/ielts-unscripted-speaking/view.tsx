import { useEffect, useRef, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { SPEAKING, spokenTime } from '../messages/questions.ts';
import type { QuestionViewProps } from '../question-view.ts';
import { Preparation } from './preparation.tsx';
import { TranscriptBox } from './transcript-box.tsx';

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
function TalkTime({ seconds, since }: TalkTimeProps) {
  return (
    <p className="text-sm text-muted">
      {SPEAKING.longest(spokenTime(seconds))}
      {since !== null && <TimeLeft since={since} seconds={seconds} />}
    </p>
  );
}

/** A talk: the card's points, time to prepare, the recorder, then the transcript. */
export function UnscriptedSpeakingView(props: QuestionViewProps<'ielts_unscripted_speaking'>) {
  const { content, answer, onChange, recorder, recorderUse } = props;
  const { part, cues, prep_seconds, max_seconds } = content;
  const [prepared, setPrepared] = useState<'no' | 'skipped' | 'time-up'>('no');
  const talk = useRef<HTMLDivElement>(null);
  const isPreparing =
    onChange !== undefined &&
    prep_seconds > 0 &&
    prepared === 'no' &&
    answer === null &&
    recorderUse?.atWork !== true;
  useEffect(() => {
    // The focused button is gone.
    if (prepared !== 'no' && document.activeElement === document.body)
      talk.current?.focus({ preventScroll: true });
  }, [prepared]);
  return (
    <div className="grid gap-4">
      <div>
        <Badge tone="brand">{SPEAKING.part(part)}</Badge>
      </div>
      {cues.length > 0 && (
        <div lang="en" className="rounded-control border-l-4 border-brand bg-brand-soft p-4">
          <p className="font-semibold">{SPEAKING.card}</p>
          <ul className="mt-1 list-disc ps-5 text-lg">
            {cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        </div>
      )}
      {onChange && <TalkTime seconds={max_seconds} since={recorderUse?.since ?? null} />}
      <p role="status" className="text-sm font-semibold empty:sr-only">
        {prepared === 'time-up' && answer === null && SPEAKING.timeUp}
      </p>
      {isPreparing ? (
        <Preparation
          seconds={prep_seconds}
          onTimeUp={() => setPrepared('time-up')}
          onSkip={() => setPrepared('skipped')}
        />
      ) : (
        <div ref={talk} tabIndex={-1} className="outline-none">
          {recorder}
        </div>
      )}
      {onChange && answer && recorderUse?.atWork !== true && (
        <TranscriptBox
          key={answer.recording_id}
          transcript={answer.transcript ?? null}
          onChange={(transcript) => onChange({ ...answer, transcript })}
        />
      )}
    </div>
  );
}
