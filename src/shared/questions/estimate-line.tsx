import type { Estimate } from '#contract/evaluation-parts.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { RESULT } from '#src/messages/practice.ts';
import { GradeOrigin } from './grade-origin.tsx';
import type { Graded } from './machine-grade.tsx';
import { RangeStrip } from './range-strip.tsx';
import { TalkLine } from './talk-line.tsx';

interface EstimateLineProps {
  estimate: Estimate;
  scale: 'band' | 'hundred';
}

/** A score with its likely range. */
export function EstimateLine({ estimate, scale }: EstimateLineProps) {
  const show = (value: number): string => (scale === 'band' ? value.toFixed(1) : String(Math.round(value)));
  const low = isLowScore(
    estimate.point,
    scale === 'band' ? GRADING_SCALE.BAND_IELTS : GRADING_SCALE.BAND_100,
  );
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2" data-testid="estimate">
        <span className={`text-3xl font-semibold ${low ? 'text-danger' : 'text-success'}`}>
          {show(estimate.point)}
        </span>
        <span className="text-muted">
          {scale === 'band' ? 'band' : '/100'} · {RESULT.range(show(estimate.low), show(estimate.high))}
        </span>
      </p>
      <RangeStrip estimate={estimate} max={scale === 'band' ? 9 : 100} />
    </div>
  );
}

/** A machine's grade of an essay or a recording: its estimate, and which engine made it. */
export function GradeEstimate({ graded }: { graded: Graded }) {
  return (
    <>
      {'band' in graded ? (
        <EstimateLine estimate={graded.band} scale="band" />
      ) : 'score' in graded ? (
        <EstimateLine estimate={graded.score} scale="hundred" />
      ) : (
        <TalkLine measures={graded.measures} />
      )}
      <GradeOrigin graded={graded} />
    </>
  );
}
