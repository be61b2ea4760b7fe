import type { ReactNode } from 'react';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { GradeEstimate } from '#src/shared/questions/estimate-line.tsx';
import { MachineGrade } from '#src/shared/questions/machine-grade.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface EvaluationProps {
  evaluation: AiEvaluation;
  detailPath: string;
  /** Shown until the evaluation is there. */
  meanwhile?: ReactNode;
}

/** The AI's evaluation in short, with a link to the details. */
export function Evaluation({ evaluation, detailPath, meanwhile }: EvaluationProps) {
  return (
    <MachineGrade evaluation={evaluation} meanwhile={meanwhile}>
      {(graded) => (
        <div className="grid gap-2 rounded-card border border-line bg-raised p-4" data-testid="evaluation">
          <GradeEstimate graded={graded} />
          <LinkButton to={detailPath} variant="quiet" className="-ml-4 justify-self-start">
            {RESULT.detail}
          </LinkButton>
        </div>
      )}
    </MachineGrade>
  );
}
