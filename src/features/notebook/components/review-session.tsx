import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { NotebookCard } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { useSession } from '#src/platform/session/session.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { QuestionMenu } from '#src/shared/question-loop/question-menu.tsx';
import { QuestionTop } from '#src/shared/question-loop/question-top.tsx';
import { usePreparedSounds } from '#src/shared/question-loop/use-prepared-sounds.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
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
  usePreparedSounds();
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
    // As high as the screen, so that the dock stands at its foot whatever the card is.
    <div className="mx-auto flex min-h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height)-1.5rem)] w-full max-w-2xl flex-col gap-4">
      <QuestionTop
        title={NOTEBOOK.progress(rated, total)}
        done={rated}
        total={total}
        progress={NOTEBOOK.progress(rated, total)}
        aside={{ words: NOTEBOOK.leave, onPress: onLeave }}
        menu={
          <QuestionMenu
            entries={[{ label: NOTEBOOK.remove, icon: Trash2, onSelect: () => setRemoving(true) }]}
          />
        }
      />
      <UnsavedNotice what={NOTEBOOK.saveFailed} error={failure} />
      <CardTurn key={`${current.id} ${turn}`} card={current} onRate={(rating) => rate(current, rating)} />
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
