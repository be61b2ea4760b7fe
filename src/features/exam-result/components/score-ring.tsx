import { CircleAlert, CircleCheck } from 'lucide-react';
import { ProgressRing } from '#src/ui/progress-ring.tsx';

interface ScoreRingProps {
  /** The score as text, in large; a few characters. */
  score: string;
  /** What it counts. */
  unit: string;
  value: number;
  max: number;
  isLow: boolean;
}

/** A result as a large number in a ring. Low or not is said by the icon and the colour. */
export function ScoreRing({ score, unit, value, max, isLow }: ScoreRingProps) {
  const Icon = isLow ? CircleAlert : CircleCheck;
  const colour = isLow ? 'text-danger' : 'text-success';
  return (
    <ProgressRing
      value={value}
      max={max}
      label={`${score} ${unit}`}
      size="lg"
      tone={isLow ? 'danger' : 'success'}
    >
      <span
        className={`leading-none ${score.length > 4 ? 'text-2xl' : 'text-3xl'} ${colour}`}
        data-testid="score"
      >
        {score}
      </span>
      <Icon className={`mt-1 size-4 ${colour}`} />
    </ProgressRing>
  );
}
