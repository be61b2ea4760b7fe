import type { AiEvaluation } from '#contract/evaluation.ts';
import type { Estimate } from '#contract/evaluation-parts.ts';
import { RESULT } from '#src/messages/practice.ts';
import { GradeOrigin } from '#src/shared/questions/grade-origin.tsx';
import { type Graded, MachineGrade } from '#src/shared/questions/machine-grade.tsx';
import { ReasonList } from '#src/shared/questions/reason-list.tsx';
import { TalkLine } from '#src/shared/questions/talk-line.tsx';

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

function Criteria({ criteria }: { criteria: Extract<Graded, { band: unknown }>['criteria'] }) {
  return criteria.map(({ code, band, reasons }) => (
    <details key={code} className="border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="font-semibold">{RESULT.criteria[code]}</span>:{' '}
        <EstimateWords estimate={band} scale="band" />
      </summary>
      <div className="pb-2">
        <ReasonList reasons={reasons} />
      </div>
    </details>
  ));
}

type Missing = NonNullable<Extract<Graded, { criteria: unknown }>['missing']>;

/** The criteria for which there is no evidence, without a number. */
function Missing({ criteria }: { criteria: Missing }) {
  return criteria.map(({ code, why }) => (
    <p key={code} className="border-t border-line pt-2">
      <span className="font-semibold">{RESULT.criteria[code]}</span>: {RESULT.noCriterionBand(why)}
    </p>
  ));
}

/** The AI's grade of an essay or a recording: the estimate with its range, and for an essay the reasons. */
export function GradedAnswer({ evaluation }: { evaluation: AiEvaluation }) {
  return (
    <MachineGrade evaluation={evaluation}>
      {(graded) => (
        <div className="grid gap-3 rounded-card border border-line p-4">
          {'band' in graded ? (
            <EstimateWords estimate={graded.band} scale="band" />
          ) : 'score' in graded ? (
            <EstimateWords estimate={graded.score} scale="hundred" />
          ) : (
            <TalkLine measures={graded.measures} />
          )}
          <GradeOrigin graded={graded} />
          {'criteria' in graded && <Criteria criteria={graded.criteria} />}
          {'missing' in graded && <Missing criteria={graded.missing ?? []} />}
        </div>
      )}
    </MachineGrade>
  );
}
