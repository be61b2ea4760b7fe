import { REVISE } from '#src/messages/revise.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface ReviseDoneProps {
  correct: number;
  total: number;
  lessonId: string;
  onAgain: () => void;
}

/** The end of a revise set: how it went, and the next step. */
export function ReviseDone({ correct, total, lessonId, onAgain }: ReviseDoneProps) {
  return (
    <EmptyState
      illustration="done"
      title={REVISE.doneTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={`/lesson/${lessonId}`}>{REVISE.toLesson}</LinkButton>
          <Button variant="quiet" onClick={onAgain}>
            {REVISE.again}
          </Button>
        </div>
      }
    >
      {REVISE.doneText(correct, total)}
    </EmptyState>
  );
}
