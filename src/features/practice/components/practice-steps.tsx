import { PRACTICE } from '#src/messages/practice.ts';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';

interface PracticeStepsProps {
  isLast: boolean;
  onNext: () => void;
  onSubmit: () => void;
}

/** Goes on to the next question, and submits at the last one: nothing is marked before. */
export function PracticeSteps({ isLast, onNext, onSubmit }: PracticeStepsProps) {
  return (
    <Dock width="max-w-5xl">
      <DockButton onClick={isLast ? onSubmit : onNext}>{isLast ? PRACTICE.submit : PRACTICE.next}</DockButton>
    </Dock>
  );
}
