import type { TalkEvaluation, TalkMeasures } from '#contract/talk-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

interface PauseStripProps {
  talk: Pick<Graded, 'duration' | 'pauses'> & {
    measures: Pick<TalkMeasures, 'pauses' | 'pause_mean' | 'pause_share' | 'pauses_within'>;
  };
}

const words = TALK.measures;

/** The talk over time: speech as a line, pauses as gaps in it, those that break a clause hatched. */
export function PauseStrip({ talk: { duration, pauses, measures } }: PauseStripProps) {
  const percent = (seconds: number): string => `${(100 * seconds) / Math.max(1, duration)}%`;
  const { pause_mean, pause_share, pauses_within } = measures;
  const summary = words.pausesText(measures.pauses, pause_mean, pause_share);
  return (
    <div className="grid gap-1">
      <p>{words.pauses}</p>
      <div aria-hidden="true" className="relative h-8 overflow-hidden rounded-card bg-brand">
        {pauses.map(({ start, end, within_clause }) => (
          <span
            key={start}
            className={`absolute inset-y-0 min-w-0.5 ${
              within_clause && pauses_within !== null ? 'border-x-2 border-danger bg-danger-soft' : 'bg-sunk'
            }`}
            style={{ left: percent(start), width: percent(end - start) }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between text-sm tabular-nums text-muted">
        <span>{formatSeconds(0)}</span>
        <span>{formatSeconds(duration)}</span>
      </p>
      <p className="text-sm text-muted">
        {summary} {pauses_within !== null && pauses_within > 0 && words.within(pauses_within)}
      </p>
    </div>
  );
}
