import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { REVISE } from '#src/messages/revise.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';
import { reviseQuestions } from '#src/reads/revise-questions.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { RevisePlayer } from '../components/revise-player.tsx';

export function Component() {
  const { id = '' } = useParams();
  const section = useSearchParams()[0].get('section');
  const query = useQuery(reviseQuestions(id));
  const revise = query.data?.revise;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{revise ? `${revise.title} – Luyện` : 'Luyện'}</title>
      <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2">
        <Link
          to={revise ? `/lesson/${revise.lesson_id}` : '/my-course'}
          aria-label={REVISE.back}
          className="grid size-11 place-items-center rounded-full"
        >
          <X aria-hidden size={22} />
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-semibold">{revise?.title}</h1>
        <SyncIndicator />
      </header>
      {query.data && <RevisePlayer key={id} data={query.data} sectionId={section} />}
      {!query.data && query.isError && (
        <EmptyState
          illustration="offline"
          title={REVISE.notHereTitle}
          action={<Button onClick={() => void query.refetch()}>{REVISE.retry}</Button>}
        >
          {query.error.message || REVISE.notHereText}
        </EmptyState>
      )}
      {!query.data && !query.isError && <SkeletonText lines={6} />}
    </main>
  );
}
