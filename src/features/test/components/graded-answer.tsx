import type { AiEvaluation, Estimate } from '#contract/evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { TEST_RESULT } from '#src/messages/test.ts';
import { Notice } from '#src/ui/notice.tsx';

function EstimateWords({ estimate, scale }: { estimate: Estimate; scale: 'band' | 'hundred' }) {
  const show = (value: number): string => (scale === 'band' ? value.toFixed(1) : String(Math.round(value)));
  return (
    <span data-testid="estimate">
      <strong className="text-lg">{show(estimate.point)}</strong>{' '}
      <span className="text-muted">
        {scale === 'band' ? 'band' : '/100'} · {RESULT.range(show(estimate.low), show(estimate.high))}
      </span>
    </span>
  );
}

/** What the AI says of an essay or a recording: the estimate with its range, and for an essay why. */
export function GradedAnswer({ evaluation }: { evaluation: AiEvaluation }) {
  const { content } = evaluation;
  if (evaluation.status === 'error') return <Notice tone="warning">{RESULT.evaluationError}</Notice>;
  if (evaluation.status === 'waiting' || !content)
    return <p className="text-muted">{TEST_RESULT.waitingGrade}</p>;
  const { result } = content;
  const engine = (
    <p className="text-sm text-muted">
      {RESULT.estimate} · {RESULT.engine(result.engine.name, result.engine.version)}
    </p>
  );
  if (result.outcome === 'declined')
    return (
      <Notice tone="warning" title={RESULT.declined}>
        <p>{result.message}</p>
        {engine}
      </Notice>
    );
  return (
    <div className="grid gap-3 rounded-card border border-line p-4">
      {'band' in result ? (
        <EstimateWords estimate={result.band} scale="band" />
      ) : (
        <EstimateWords estimate={result.score} scale="hundred" />
      )}
      {engine}
      {'criteria' in result &&
        result.criteria.map(({ code, band, reasons }) => (
          <details key={code} className="border-t border-line pt-1">
            <summary className="min-h-11 cursor-pointer content-center">
              <span className="font-semibold">{RESULT.criteria[code]}</span>:{' '}
              <EstimateWords estimate={band} scale="band" />
            </summary>
            <ul className="grid gap-3 pb-2">
              {reasons.map(({ tone, comment, quote }) => (
                <li key={`${comment}-${quote?.start}`} className="border-l-4 border-line pl-3">
                  <p className="text-sm font-semibold text-muted">
                    {tone === 'strength' ? RESULT.strengths : RESULT.improve}
                  </p>
                  <p>{comment}</p>
                  {quote && (
                    <q lang="en" className="text-muted">
                      {quote.text}
                    </q>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}
