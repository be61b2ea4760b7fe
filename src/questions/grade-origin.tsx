import { RESULT } from '#src/messages/practice.ts';
import { EngineLine, type Graded } from './machine-grade.tsx';

/** Which engine a grade is from; that it took another's place, and that another one sees it otherwise. */
export function GradeOrigin({ graded }: { graded: Graded }) {
  const { fallback, second_opinion: second } = 'criteria' in graded ? graded : {};
  return (
    <>
      <EngineLine engine={graded.engine} />
      {fallback && (
        <p className="text-sm text-muted">{RESULT.fallback[fallback.reason](fallback.from.name)}</p>
      )}
      {second && <p className="text-sm text-muted">{RESULT.secondOpinion(second.band.point.toFixed(1))}</p>}
    </>
  );
}
