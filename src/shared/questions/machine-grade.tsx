import type { ReactNode } from 'react';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Every grade says that it is an estimate made by AI, and by which engine. */
export function EngineLine({ engine }: { engine: { name: string; version: string } }) {
  return (
    <p className="text-sm text-muted">
      {RESULT.estimate} · {RESULT.engine(engine.name, engine.version)}
    </p>
  );
}

type Result = NonNullable<AiEvaluation['content']>['result'];

/** The result of a machine's grading. */
export type Graded = Extract<Result, { outcome: 'graded' }>;

interface MachineGradeProps {
  evaluation: AiEvaluation;
  children: (graded: Graded) => ReactNode;
  /** Shown until the grade is there. */
  meanwhile?: ReactNode;
}

/** A machine's grade, or that it is pending, failed or was declined, and why. */
export function MachineGrade({ evaluation: { status, content }, children, meanwhile }: MachineGradeProps) {
  if (status === 'error') return <Notice tone="warning">{RESULT.evaluationError}</Notice>;
  if (status === 'waiting' || !content) {
    return (
      <>
        <p className="text-muted">{RESULT.waitingGrade}</p>
        {meanwhile}
      </>
    );
  }
  const { result } = content;
  if (result.outcome === 'graded') return children(result);
  return (
    <Notice tone="warning" title={RESULT.declined}>
      <p>{result.message}</p>
      <EngineLine engine={result.engine} />
    </Notice>
  );
}
