import { useState } from 'react';
import type { NotebookCard } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { useSession } from '#src/platform/session/session.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useSessionCards } from '../model/use-session-cards.ts';
import { CardTurn } from './card-turn.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface ReviewSessionProps {
  /** Today's cards when the session begins. */
  cards: readonly NotebookCard[];
  byId: ReadonlyMap<string, NotebookCard>;
  tomorrow: number;
  onLeave: () => void;
}

/** Today's cards one by one, until each has been remembered. */
export function ReviewSession({ cards, byId, tomorrow, onLeave }: ReviewSessionProps) {
  const { current, rated, total, turn, failure, rate, remove } = useSessionCards(cards, byId);
  const [removing, setRemoving] = useState(false);
  useMeasuredTime(
    useSession(({ learnerId }) => learnerId),
    'notebook:reviews',
  );
  if (!current) {
    return (
      <EmptyState
        illustration="proud"
        title={NOTEBOOK.doneTitle}
        action={
          <>
            <ToNextThing />
            <Button variant="quiet" onClick={onLeave}>
              {NOTEBOOK.toNotebook}
            </Button>
          </>
        }
      >
        <p role="status">
          {NOTEBOOK.doneText(rated)} {NOTEBOOK.tomorrow(tomorrow)}
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted tabular-nums">{NOTEBOOK.progress(rated, total)}</p>
          <Button variant="quiet" className="-mr-4" onClick={onLeave}>
            {NOTEBOOK.leave}
          </Button>
        </div>
        <ProgressBar value={rated} max={total} label={NOTEBOOK.progress(rated, total)} />
      </div>
      <UnsavedNotice what={NOTEBOOK.saveFailed} error={failure} />
      <CardTurn key={`${current.id} ${turn}`} card={current} onRate={(rating) => rate(current, rating)} />
      <Button variant="quiet" className="justify-self-center" onClick={() => setRemoving(true)}>
        {NOTEBOOK.remove}
      </Button>
      {removing && (
        <RemoveDialog
          onConfirm={() => {
            setRemoving(false);
            void remove(current);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
