import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { PRACTICE } from '#src/messages/practice.ts';
import { dropKeptFrame } from '#src/offline/kept-frame.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';
import { practiceQuestions } from '#src/reads/practice-questions.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { PracticePlayer } from '../components/practice-player.tsx';
import { useAttempt } from '../model/use-attempt.ts';

export function Component() {
  const { id = '' } = useParams();
  const owner = useSession((session) => session.learnerId);
  const query = useQuery(practiceQuestions(id));
  const attempt = useAttempt(owner, id);
  const practice = query.data?.practice;

  const known = !owner || query.isError || (query.data !== undefined && attempt !== undefined);
  useLayoutEffect(() => {
    if (known) dropKeptFrame();
  }, [known]);

  if (attempt?.submitted)
    return <Navigate replace to={`/practice-result/${id}?attempt=${attempt.attemptId}`} />;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{`${practice?.title ?? PRACTICE.name} – Luyện`}</title>
      <BareHeader
        title={practice?.title ?? PRACTICE.name}
        back={practice ? `/lesson/${practice.lesson_id}` : '/my-course'}
        backLabel={PRACTICE.back}
      >
        <SyncIndicator />
      </BareHeader>
      {!owner && (
        <EmptyState
          illustration="notebook"
          title={PRACTICE.guestTitle}
          action={<Button onClick={() => openAuth('register')}>{PRACTICE.guestAction}</Button>}
        >
          {PRACTICE.guestText}
        </EmptyState>
      )}
      {owner && query.isError && !query.data && (
        <FailureState
          heading="h2"
          error={query.error}
          onRetry={() => void query.refetch()}
          offlineText={PRACTICE.offlineText}
        />
      )}
      {owner && !query.isError && !(query.data && attempt) && <LinesSkeleton />}
      {owner && query.data && attempt && (
        <PracticePlayer
          key={attempt.attemptId}
          owner={owner}
          attemptId={attempt.attemptId}
          answers={attempt.answers}
          data={query.data}
        />
      )}
    </main>
  );
}
