import type { ReactNode } from 'react';
import type { Estimate } from '#contract/evaluation-parts.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { SPEAKING_CRITERIA, type SpeakingBand, type SpeakingCriterion } from '#contract/talk-evaluation.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { TALK } from '#src/messages/talk.ts';
import { RangeStrip } from '#src/shared/questions/range-strip.tsx';
import { Card } from '#src/ui/card.tsx';

const words = TALK.band;

const rangeOf = ({ low, high }: Estimate): string => words.span(low.toFixed(1), high.toFixed(1));

function Criterion({ code, speaking }: { code: SpeakingCriterion; speaking: SpeakingBand }) {
  const band = speaking.criteria?.find((criterion) => criterion.code === code)?.band;
  const missing = speaking.outcome === 'declined' ? speaking.missing : undefined;
  const why = missing?.find((criterion) => criterion.code === code)?.why;
  return (
    <li
      className={`grid content-start gap-0.5 rounded-control bg-sunk px-3 py-2 ${why ? 'col-span-2' : ''}`}
      data-criterion={code}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-sm text-muted">{words.short[code]}</span>
        <span className="text-sm font-semibold tabular-nums">{band ? rangeOf(band) : words.missing}</span>
      </p>
      {band ? <RangeStrip estimate={band} max={9} /> : why && <p className="text-sm text-pretty">{why}</p>}
    </li>
  );
}

/** One band as a range over four criteria; what lacks evidence says so and why, in place of a number. */
export function BandFigures({ speaking, mend }: { speaking: SpeakingBand; mend?: ReactNode }) {
  const band = speaking.outcome === 'graded' ? speaking.band : null;
  const isLow = band !== null && isLowScore(band.point, GRADING_SCALE.BAND_IELTS);
  return (
    <>
      {band ? (
        <div className="grid gap-1" data-testid="band">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={`text-3xl font-semibold tabular-nums ${isLow ? 'text-danger' : 'text-success'}`}>
              {rangeOf(band)}
            </span>
            <span className="text-muted">{words.around(band.point.toFixed(1))}</span>
          </p>
          <RangeStrip estimate={band} max={9} />
          {speaking.outcome === 'graded' && speaking.beside && (
            <p className="text-sm text-pretty">{words.beside}</p>
          )}
        </div>
      ) : (
        speaking.outcome === 'declined' && (
          <div className="grid gap-2">
            <p className="text-lg font-semibold">
              {speaking.cause ? words.causes[speaking.cause] : words.noBand}
            </p>
            <p className="text-sm text-pretty">{speaking.message}</p>
            {mend}
          </div>
        )
      )}
      <ul aria-label={words.fourCriteria} className="grid grid-flow-dense grid-cols-2 gap-2">
        {SPEAKING_CRITERIA.map((code) => (
          <Criterion key={code} code={code} speaking={speaking} />
        ))}
      </ul>
    </>
  );
}

interface BandHeadProps {
  speaking: SpeakingBand;
  /** What mends that there is no band. */
  mend?: ReactNode;
}

/** The result of a talk or of several together. */
export const BandHead = ({ speaking, mend }: BandHeadProps) => (
  <Card as="section" className="grid gap-3">
    <h2 className="text-sm font-semibold text-muted">{words.title}</h2>
    <BandFigures speaking={speaking} mend={mend} />
  </Card>
);
