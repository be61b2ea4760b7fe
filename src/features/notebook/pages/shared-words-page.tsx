import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { sharedWord } from '#rules/notebook/shared-word.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SharedWordCard } from '../components/shared-word-card.tsx';
import { SHARED_WORDS } from '../messages/shared-words.ts';
import { addSharedWord, removeSharedWord, useSharedWords } from '../model/shared-words.ts';

/** Takes what was shared out of the URL (`?text=…&url=…`, the manifest's share target) and keeps it. */
function useSharedInUrl(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (search.size === 0) return;
    const word = sharedWord({ text: search.get('text'), url: search.get('url') });
    if (word) addSharedWord(word);
    setSearch({}, { replace: true });
  }, [search, setSearch]);
}

/** What other apps shared: each is saved to the notebook, or discarded. Guests' words wait for a sign-in. */
export function Component() {
  useSharedInUrl();
  const navigate = useNavigate();
  const learnerId = useSession((session) => session.learnerId);
  const [shared, ...others] = useSharedWords(learnerId);
  const decide = (saved: boolean): void => {
    if (shared) removeSharedWord(shared);
    if (saved && others.length === 0) void navigate(href('notebook'), { replace: true });
  };
  return (
    <Page>
      <title>{pageTitle(SHARED_WORDS.title)}</title>
      <PageHeader title={SHARED_WORDS.title} {...(shared && { text: SHARED_WORDS.text })} />
      {shared ? (
        <>
          <SharedWordCard
            key={`${shared.word} ${shared.context} ${shared.link}`}
            shared={shared}
            onSaved={() => decide(true)}
            onDiscard={() => decide(false)}
          />
          {others.length > 0 && <p className="text-muted">{SHARED_WORDS.left(others.length)}</p>}
        </>
      ) : (
        <EmptyState
          illustration="greeting"
          title={SHARED_WORDS.emptyTitle}
          {...(learnerId !== null && {
            action: <LinkButton to={href('notebook')}>{SHARED_WORDS.toNotebook}</LinkButton>,
          })}
        >
          {SHARED_WORDS.emptyText}
        </EmptyState>
      )}
    </Page>
  );
}
