import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import '../exam.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TEST } from '#src/messages/exam.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { NoPlacement } from '#src/shared/exam/no-placement.tsx';
import { useUnsubmittedTest } from '#src/shared/exam/use-own-exam-answers.ts';
import { usePlacementTest } from '#src/shared/exam/use-placement-test.ts';
import { testQuestions } from '#src/shared/queries/exam-questions.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { AttemptScreen } from '../components/attempt-screen.tsx';
import { StartCard } from '../components/start-card.tsx';
import { useResumed } from '../model/use-resumed.ts';

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

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{pageTitle(title)}</title>
      <BareHeader title={title} back={href('home')} backLabel={TEST.back} />
      {children}
    </main>
  );
}

function TakeTest({ testId, signedIn }: { testId: string; signedIn: boolean }) {
  const query = useQuery(testQuestions(testId));
  const owner = useOwner();
  const resumed = useResumed(owner ?? null, testId);
  const unsubmitted = useUnsubmittedTest(owner ?? null, testId);
  // Once it has been seen it stays: its submission leads on to the result.
  const [seen, setSeen] = useState<string>();
  if (resumed && unsubmitted && unsubmitted.id !== seen) setSeen(unsubmitted.id);
  const read = query.data;
  if (owner && read && seen !== undefined)
    return <AttemptScreen key={seen} owner={owner} attemptId={seen} read={read} />;
  const content = (): ReactNode => {
    if (!read && query.isError)
      return (
        <FailureState
          heading="h2"
          error={query.error}
          onRetry={() => void query.refetch()}
          offlineText={TEST.offlineText}
        />
      );
    if (!read || owner === undefined) return <LinesSkeleton />;
    if (!signedIn && !read.test.placement) return <Guest />;
    if (owner !== null && unsubmitted !== null) return <LinesSkeleton />;
    return <StartCard read={read} ready={owner === null || resumed} onBegun={setSeen} />;
  };
  return <Framed title={read?.test.title ?? TEST.name}>{content()}</Framed>;
}

/** Without a test's id the address is that of the placement test. */
function TakePlacement({ signedIn }: { signedIn: boolean }) {
  const { query, test } = usePlacementTest();
  if (test) return <TakeTest testId={test.id} signedIn={signedIn} />;
  return (
    <Framed title={PLACEMENT.title}>
      <NoPlacement query={query} />
    </Framed>
  );
}

export function Component() {
  const testId = useSearchParams()[0].get('test');
  const learnerId = useSession((session) => session.learnerId);
  const signedIn = learnerId !== null;
  return testId ? (
    <TakeTest key={`${learnerId}:${testId}`} testId={testId} signedIn={signedIn} />
  ) : (
    <TakePlacement key={learnerId} signedIn={signedIn} />
  );
}
