import '../test.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SHELL } from '#src/messages/shell.ts';
import { TEST } from '#src/messages/test.ts';
import { testQuestions } from '#src/reads/test-questions.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { useUnsubmittedTest } from '#src/test-attempts/use-own-test-answers.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { AttemptScreen } from '../components/attempt-screen.tsx';
import { StartCard } from '../components/start-card.tsx';
import { useResumed } from '../model/use-resumed.ts';

/** Without a test's id the address is that of the placement test, which is still being made. */
function Coming() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <title>{`${TEST.coming} – Luyện`}</title>
      <EmptyState
        illustration="notebook"
        heading="h1"
        title={TEST.coming}
        action={<LinkButton to="/">{SHELL.home}</LinkButton>}
      >
        {SHELL.comingText}
      </EmptyState>
    </main>
  );
}

function Guest() {
  return (
    <EmptyState
      illustration="notebook"
      title={TEST.guestTitle}
      action={
        <>
          <Button onClick={() => openAuth('register')}>{TEST.guestAction}</Button>
          <Button variant="secondary" onClick={() => openAuth('login')}>
            {TEST.guestLogin}
          </Button>
        </>
      }
    >
      {TEST.guestText}
    </EmptyState>
  );
}

function TakeTest({ testId, owner }: { testId: string; owner: string | null }) {
  const query = useQuery(testQuestions(testId));
  const resumed = useResumed(owner, testId);
  const unsubmitted = useUnsubmittedTest(owner, testId);
  // Once it has been seen it stays: its submission leads on to the result.
  const [seen, setSeen] = useState<string>();
  if (resumed && unsubmitted && unsubmitted.id !== seen) setSeen(unsubmitted.id);
  const read = query.data;
  if (owner && read && seen !== undefined)
    return <AttemptScreen key={seen} owner={owner} attemptId={seen} read={read} />;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{`${read?.test.title ?? TEST.name} – Luyện`}</title>
      <BareHeader title={read?.test.title ?? TEST.name} back="/" backLabel={TEST.back} />
      {!owner && <Guest />}
      {owner && query.isError && !read && (
        <FailureState
          heading="h2"
          error={query.error}
          onRetry={() => void query.refetch()}
          offlineText={TEST.offlineText}
        />
      )}
      {owner && !read && !query.isError && <LinesSkeleton />}
      {owner &&
        read &&
        (unsubmitted === null ? <StartCard owner={owner} read={read} ready={resumed} /> : <LinesSkeleton />)}
    </main>
  );
}

export function Component() {
  const testId = useSearchParams()[0].get('test');
  const owner = useSession((session) => session.learnerId);
  return testId ? <TakeTest key={`${owner}:${testId}`} testId={testId} owner={owner} /> : <Coming />;
}
