import type { AiEvaluation, Estimate } from '#contract/evaluation.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands.ts';
import { RESULT } from '#src/messages/practice.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface EngineLineProps {
  engine: { name: string; version: string };
}

/** Every grade says that it is an estimate made by AI, and by which engine. */
export function EngineLine({ engine }: EngineLineProps) {
  return (
    <p className="text-sm text-muted">
      {RESULT.estimate} · {RESULT.engine(engine.name, engine.version)}
    </p>
  );
}

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
  if (evaluation.status === 'error') return <Notice tone="warning">{RESULT.evaluationError}</Notice>;
  const content = evaluation.content;
  if (evaluation.status === 'waiting' || !content) return <p className="text-muted">{RESULT.waitingGrade}</p>;
  const { result } = content;
  if (result.outcome === 'declined') {
    return (
      <Notice tone="warning" title={RESULT.declined}>
        <p>{result.message}</p>
        <EngineLine engine={result.engine} />
      </Notice>
    );
  }
  return (
    <div className="grid gap-2 rounded-card border border-line bg-raised p-4" data-testid="evaluation">
      {'band' in result ? (
        <EstimateLine estimate={result.band} scale="band" />
      ) : (
        <EstimateLine estimate={result.score} scale="hundred" />
      )}
      <EngineLine engine={result.engine} />
      <LinkButton to={detailPath} variant="quiet">
        {RESULT.detail}
      </LinkButton>
    </div>
  );
}
