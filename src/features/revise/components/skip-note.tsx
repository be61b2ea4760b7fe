import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { Button } from '#src/ui/button.tsx';

/** Says in the dock which question was skipped, with the way back to it. */
export function SkipNote({ position, onUndo }: { position: number; onUndo: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 pt-2">
      <p className="text-sm text-muted">{LOOP.skipped(position)}</p>
      <Button variant="quiet" className="-mr-4" onClick={onUndo}>
        {LOOP.undo}
      </Button>
    </div>
  );
}
