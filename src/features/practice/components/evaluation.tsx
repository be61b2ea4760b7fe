import type { AiEvaluation, Estimate } from '#contract/evaluation.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands.ts';
import { RESULT } from '#src/messages/practice.ts';
import { EngineLine, MachineGrade } from '#src/questions/machine-grade.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface EstimateLineProps {
  estimate: Estimate;
  scale: 'band' | 'hundred';
}

export function EstimateLine({ estimate, scale }: EstimateLineProps) {
  const show = (value: number): string => (scale === 'band' ? value.toFixed(1) : String(Math.round(value)));
  const low = isLowScore(
    estimate.point,
    scale === 'band' ? GRADING_SCALE.BAND_IELTS : GRADING_SCALE.BAND_100,
  );
  return (
    <p className="flex flex-wrap items-baseline gap-x-2" data-testid="estimate">
      <span className={`text-3xl font-semibold ${low ? 'text-danger' : 'text-success'}`}>
        {show(estimate.point)}
      </span>
      <span className="text-muted">
        {scale === 'band' ? 'band' : '/100'} · {RESULT.range(show(estimate.low), show(estimate.high))}
      </span>
    </p>
  );
}

/** The AI's evaluation in short, with the way to its detail. */
export function Evaluation({ evaluation, detailPath }: { evaluation: AiEvaluation; detailPath: string }) {
  return (
    <MachineGrade evaluation={evaluation}>
      {(graded) => (
        <div className="grid gap-2 rounded-card border border-line bg-raised p-4" data-testid="evaluation">
          {'band' in graded ? (
            <EstimateLine estimate={graded.band} scale="band" />
          ) : (
            <EstimateLine estimate={graded.score} scale="hundred" />
          )}
          <EngineLine engine={graded.engine} />
          <LinkButton to={detailPath} variant="quiet">
            {RESULT.detail}
          </LinkButton>
        </div>
      )}
    </MachineGrade>
  );
}
