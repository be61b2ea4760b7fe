import { useId } from 'react';
import type { TalkMeasures } from '#contract/talk-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { FiguresTable } from '#src/ui/figures-table.tsx';
import { type TalkPause, talkSegments } from './talk-segments.ts';

interface TalkTimelineProps {
  talk: {
    duration: number;
    pauses: readonly TalkPause[];
    measures: Pick<TalkMeasures, 'pauses' | 'pause_mean' | 'pause_share' | 'pauses_within'>;
  };
}

const words = TALK.measures;

/** Speech as a bar, pauses as gaps with a line, those that break a clause hatched. */
function Strip({
  duration,
  pauses,
  knowsClauses,
}: {
  duration: number;
  pauses: readonly TalkPause[];
  knowsClauses: boolean;
}) {
  const hatch = useId();
  const percent = (seconds: number): string => `${(100 * seconds) / Math.max(1, duration)}%`;
  return (
    <svg aria-hidden="true" className="h-8 w-full overflow-hidden rounded-card">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-danger-soft" />
          <line x2="0" y2="6" strokeWidth="4" className="stroke-danger" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" className="fill-brand" />
      {pauses.map(({ start, end, within_clause }) => (
        <g key={start}>
          <rect
            x={percent(start)}
            width={percent(end - start)}
            height="100%"
            {...(knowsClauses && within_clause ? { fill: `url(#${hatch})` } : { className: 'fill-sunk' })}
          />
          {!(knowsClauses && within_clause) && (
            <rect x={percent(start)} width={percent(end - start)} y="15" height="2" className="fill-muted" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** A talk over time, with its figures as a table behind the drawing. */
export function TalkTimeline({ talk: { duration, pauses, measures } }: TalkTimelineProps) {
  const { pause_mean, pause_share, pauses_within } = measures;
  const knowsClauses = pauses_within !== null;
  const { timeline } = words;
  const rows = talkSegments(duration, pauses, knowsClauses).map(({ kind, start, end }) => ({
    key: String(start),
    cells: [timeline.kinds[kind], formatSeconds(start), timeline.seconds(end - start)],
  }));
  return (
    <div className="grid gap-1">
      <p>{words.pauses}</p>
      <Strip duration={duration} pauses={pauses} knowsClauses={knowsClauses} />
      <p aria-hidden="true" className="flex justify-between text-sm tabular-nums text-muted">
        <span>{formatSeconds(0)}</span>
        <span>{formatSeconds(duration)}</span>
      </p>
      <p className="text-sm text-muted">
        {words.pausesText(measures.pauses, pause_mean, pause_share)}{' '}
        {knowsClauses && pauses_within > 0 && words.within(pauses_within)}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
          {timeline.table}
        </summary>
        <FiguresTable caption={timeline.caption} head={timeline.head} rows={rows} />
      </details>
    </div>
  );
}
