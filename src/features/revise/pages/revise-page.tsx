import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { REVISE } from '#src/messages/revise.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';
import { reviseQuestions } from '#src/reads/revise-questions.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { RevisePlayer } from '../components/revise-player.tsx';

export function Component() {
  const { id = '' } = useParams();
  const section = useSearchParams()[0].get('section');
  const query = useQuery(reviseQuestions(id));
  const revise = query.data?.revise;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{`${revise?.title ?? REVISE.name} – Luyện`}</title>
      <BareHeader
        title={revise?.title ?? REVISE.name}
        back={revise ? `/lesson/${revise.lesson_id}` : '/my-course'}
        backLabel={REVISE.back}
      >
        <SyncIndicator />
      </BareHeader>
      {query.data && <RevisePlayer key={id} data={query.data} sectionId={section} />}
      {!query.data && query.isError && (
        <FailureState
          heading="h2"
          error={query.error}
          onRetry={() => void query.refetch()}
          offlineText={REVISE.offlineText}
        />
      )}
      {!query.data && !query.isError && <LinesSkeleton />}
    </main>
  );
}
