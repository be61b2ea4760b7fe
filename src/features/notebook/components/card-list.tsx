import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { type NotebookCard, SEARCH_MAX } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useSession } from '#src/platform/session/session.ts';
import { applyLocalEvents } from '#src/shared/notebook/apply-local-events.ts';
import { removeCard } from '#src/shared/notebook/save-event.ts';
import { useLocalEvents } from '#src/shared/notebook/use-notebook.ts';
import { Loading } from '#src/ui/loading.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useDebounced } from '#src/ui/use-debounced.ts';
import { allCards } from '../api/all-cards.ts';
import { cardTitle } from '../model/answer-words.ts';
import { matchesSearch } from '../model/matches-search.ts';
import { AddWord } from './add-word.tsx';
import { CardItem } from './card-item.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Pause in typing after which the text counts, milliseconds. */
const TYPING_PAUSE_MS = 300;

interface CardListProps {
  /** The cards stored on this device: what is searched offline. */
  known: readonly NotebookCard[];
  now: number;
  onAdd: () => void;
}

/** Every card of the notebook, with a search. */
export function CardList({ known, now, onAdd }: CardListProps) {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const localEvents = useLocalEvents();
  const [typed, setTyped] = useState('');
  const [removing, setRemoving] = useState<NotebookCard | null>(null);
  const search = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const query = useInfiniteQuery({ ...allCards(search), placeholderData: keepPreviousData });
  const read = query.data?.pages.flatMap(({ cards }) => cards);
  const isOffline = !read && query.isError;
  /** Cards on pages that have not been opened; null if the server has not said. */
  const total = query.data?.pages[0]?.total;
  const unread = total === undefined || !read ? null : total - read.length;
  const cards = applyLocalEvents(read ?? (isOffline ? known : []), localEvents).filter((card) =>
    matchesSearch(card, search),
  );

  const remove = async (card: NotebookCard): Promise<void> => {
    setRemoving(null);
    if (!owner) return;
    await removeCard({ client, owner }, { id: card.id, label: cardTitle(card) }).then(
      () => showToast('success', NOTEBOOK.removed),
      (error: unknown) => tellUnsaved(NOTEBOOK.wordSaveFailed, error),
    );
  };
  return (
    <section className="grid gap-4">
      <SectionHead title={NOTEBOOK.list} end={<AddWord className="-mr-4" onAdd={onAdd} />} />
      <TextField
        type="search"
        label={NOTEBOOK.search}
        hint={isOffline ? NOTEBOOK.searchOffline : NOTEBOOK.searchHint}
        value={typed}
        maxLength={SEARCH_MAX}
        onChange={({ target }) => setTyped(target.value)}
        end={<Search aria-hidden="true" className="mr-4 size-5 text-muted" />}
      />
      {!read && !isOffline ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        <>
          <p role="status" className="text-sm text-muted">
            {cards.length === 0
              ? NOTEBOOK.noneFound
              : NOTEBOOK.found(cards.length + (unread ?? 0), unread === null && query.hasNextPage)}
          </p>
          <ul>
            {cards.map((card) => (
              <CardItem key={card.id} card={card} now={now} onRemove={setRemoving} />
            ))}
          </ul>
        </>
      )}
      <MoreButton query={query} />
      {removing && <RemoveDialog onConfirm={() => void remove(removing)} onClose={() => setRemoving(null)} />}
    </section>
  );
}
