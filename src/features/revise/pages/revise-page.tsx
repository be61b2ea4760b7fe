import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { REVISE } from '#src/messages/revise.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';
import { reviseQuestions } from '#src/reads/revise-questions.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
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
      <BareHeader
        title={revise?.title}
        back={revise ? `/lesson/${revise.lesson_id}` : '/my-course'}
        backLabel={REVISE.back}
      >
        <SyncIndicator />
      </BareHeader>
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
