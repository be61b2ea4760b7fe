import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import type { NotebookCard, SavedWord } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { type NotebookNow, useNotebook } from '#src/shared/notebook/use-notebook.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { allCards } from '../api/all-cards.ts';
import { AddWord } from '../components/add-word.tsx';
import { CardList } from '../components/card-list.tsx';
import { CardsDrawing } from '../components/cards-drawing.tsx';
import { ReviewSession } from '../components/review-session.tsx';
import { SharedWordsNotice } from '../components/shared-words-notice.tsx';
import { TodayPanel } from '../components/today-panel.tsx';

const WordDialog = lazyPart(() => import('#src/shared/notebook/word-dialog.tsx'));
const NO_WORD: SavedWord = { word: '', meaning: null, ipa: null, context: null, source: null };

/** The session's cards are fixed when it begins: what falls due meanwhile waits for the next one. */
function Session({ notebook, onLeave }: { notebook: NotebookNow; onLeave: () => void }) {
  const [cards] = useState<readonly NotebookCard[]>(notebook.today);
  if (cards.length === 0) return <Navigate to={href('notebook')} replace />;
  return <ReviewSession cards={cards} byId={notebook.byId} tomorrow={notebook.tomorrow} onLeave={onLeave} />;
}

const Empty = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    illustration="greeting"
    title={NOTEBOOK.emptyTitle}
    action={
      <>
        <LinkButton to={href('myCourses')}>{NOTEBOOK.emptyAction}</LinkButton>
        <AddWord onAdd={onAdd} />
      </>
    }
  >
    {NOTEBOOK.emptyText}
  </EmptyState>
);

interface NotebookProps {
  notebook: NotebookNow;
  now: number;
  onAdd: () => void;
}

function Notebook({ notebook, now, onAdd }: NotebookProps) {
  const [search, setSearch] = useSearchParams();
  const all = useInfiniteQuery(allCards('')).data?.pages[0]?.cards;
  const reviewing = search.has('on');
  const leave = () => setSearch({}, { replace: true });
  if (reviewing) {
    return (
      <>
        <h1 className="sr-only">{NOTEBOOK.session}</h1>
        <Session notebook={notebook} onLeave={leave} />
      </>
    );
  }
  if (notebook.byId.size === 0 && all?.length === 0) {
    return (
      <>
        <PageHeader title={NOTEBOOK.title} />
        <Empty onAdd={onAdd} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={NOTEBOOK.title} text={NOTEBOOK.text} drawing={<CardsDrawing />} />
      <TodayPanel
        today={notebook.today.length}
        reviewed={notebook.reviewed}
        tomorrow={notebook.tomorrow}
        onStart={() => setSearch({ on: '1' })}
      />
      <CardList known={[...notebook.byId.values()]} now={now} onAdd={onAdd} />
    </>
  );
}

export function Component() {
  const { query, notebook, now } = useNotebook();
  const [adding, setAdding] = useState(false);
  return (
    <Page>
      <title>{pageTitle(NOTEBOOK.title)}</title>
      <SharedWordsNotice />
      {notebook && <Notebook notebook={notebook} now={now} onAdd={() => setAdding(true)} />}
      {/* Here, since what opens it is replaced when the cards arrive or the first one is saved. */}
      <Suspense>{adding && <WordDialog draft={NO_WORD} onClose={() => setAdding(false)} />}</Suspense>
      {!notebook && (
        <>
          <PageHeader title={NOTEBOOK.title} text={NOTEBOOK.text} />
          {
            <Loaded
              query={query}
              waiting={
                <Loading>
                  <SkeletonText lines={5} />
                </Loading>
              }
              offlineText={NOTEBOOK.offlineText}
            />
          }
        </>
      )}
    </Page>
  );
}
