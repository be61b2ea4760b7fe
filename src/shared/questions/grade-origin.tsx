import { RESULT } from '#src/messages/practice.ts';
import { EngineLine, type Graded } from './machine-grade.tsx';

/** Confidences (0–1) in a band from which it is called sure, and fairly sure. */
const SURE = 0.75;
const FAIRLY_SURE = 0.6;

/** An engine's confidence in the range of a band. */
export function Sureness({ confidence }: { confidence: number }) {
  const level = confidence >= SURE ? 'high' : confidence >= FAIRLY_SURE ? 'middle' : 'low';
  return <p className="text-sm text-muted">{RESULT.sureness[level]}</p>;
}

/** The engine of a grade; whether it replaced another one, and whether another one disagrees. */
export function GradeOrigin({ graded }: { graded: Graded }) {
  const { fallback, second_opinion: second } = 'criteria' in graded ? graded : {};
  return (
    <>
      {'band' in graded && (
        <>
          <Sureness confidence={graded.confidence} />
          {graded.confidence < FAIRLY_SURE && <p className="text-sm text-muted">{RESULT.towardsEnds}</p>}
        </>
      )}
      <EngineLine engine={graded.engine} />
      {fallback && (
        <p className="text-sm text-muted">{RESULT.fallback[fallback.reason](fallback.from.name)}</p>
      )}
      {second && <p className="text-sm text-muted">{RESULT.secondOpinion(second.band.point.toFixed(1))}</p>}
    </>
  );
}
