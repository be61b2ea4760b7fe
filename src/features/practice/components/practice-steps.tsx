import type { Ref } from 'react';
import { PRACTICE } from '#src/messages/practice.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { StepBar } from '#src/ui/step-bar.tsx';

interface PracticePlaceProps {
  ref: Ref<HTMLHeadingElement>;
  index: number;
  count: number;
  done: number;
  /** Label of the question's part, if the practice has several. */
  part: string | null | undefined;
  isEndOfPart: boolean;
}

/** Position of the question in the practice, and how many are answered. */
export function PracticePlace({ ref, index, count, done, part, isEndOfPart }: PracticePlaceProps) {
  return (
    <div className="grid gap-2">
      <h2 ref={ref} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
        {PRACTICE.progress(index + 1, count)}
      </h2>
      {part && (
        <p className="text-sm font-semibold">
          {part}
          {isEndOfPart && index < count - 1 && PRACTICE.endOfPart}
        </p>
      )}
      <ProgressBar value={done} max={count} label={PRACTICE.answered(done, count)} />
    </div>
  );
}

interface PracticeStepsProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
  onSubmit: () => void;
}

/** Moves from question to question, and submits at the last one. */
export function PracticeSteps({ index, count, onGo, onSubmit }: PracticeStepsProps) {
  return (
    <StepBar width="max-w-5xl">
      <Button variant="quiet" disabled={index === 0} onClick={() => onGo(index - 1)}>
        {PRACTICE.previous}
      </Button>
      {index < count - 1 ? (
        <Button onClick={() => onGo(index + 1)}>{PRACTICE.next}</Button>
      ) : (
        <Button onClick={onSubmit}>{PRACTICE.submit}</Button>
      )}
    </StepBar>
  );
}
