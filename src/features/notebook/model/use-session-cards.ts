import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { NotebookCard, NotebookRating } from '#contract/notebook.ts';
import { nextIntervals } from '#rules/notebook/schedule.ts';
import { useSession } from '#src/platform/session/session.ts';
import { removeCard, saveReview } from '#src/shared/notebook/save-event.ts';
import { cardTitle } from './answer-words.ts';
import { beginSession, comesBack, sessionFlow } from './session.ts';

/**
 * A review session over the cards at the time it began. `byId`: the cards as they are now; one removed
 * elsewhere in the meantime is skipped.
 */
export function useSessionCards(
  initialCards: readonly NotebookCard[],
  byId: ReadonlyMap<string, NotebookCard>,
) {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const [session, send] = useReducer(sessionFlow, initialCards, (cards) =>
    beginSession(cards.map(({ id }) => id)),
  );
  const [failure, setFailure] = useState<unknown>();
  /** Grows with every card shown, so that a returning card is remounted. */
  const [turn, setTurn] = useState(0);
  const current = session.queue.map((id) => byId.get(id)).find((card) => card !== undefined);

  const keep = async (save: (owner: string) => Promise<void>): Promise<boolean> => {
    if (owner === null) return false;
    try {
      await save(owner);
    } catch (error) {
      setFailure(error);
      return false;
    }
    setFailure(undefined);
    setTurn((last) => last + 1);
    return true;
  };
  const rate = async (card: NotebookCard, rating: NotebookRating): Promise<void> => {
    const interval = nextIntervals(card.memory, Date.now())[rating];
    const named = { id: card.id, label: cardTitle(card) };
    if (!(await keep((learner) => saveReview({ client, owner: learner }, named, rating)))) return;
    send({ type: 'rated', id: card.id, again: comesBack(interval) });
  };
  const remove = async (card: NotebookCard): Promise<void> => {
    const named = { id: card.id, label: cardTitle(card) };
    if (await keep((learner) => removeCard({ client, owner: learner }, named))) {
      send({ type: 'removed', id: card.id });
    }
  };
  return { current, rated: session.rated.size, total: session.total, turn, failure, rate, remove };
}
