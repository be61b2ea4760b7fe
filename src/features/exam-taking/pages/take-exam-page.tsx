import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import '../exam.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EXAM } from '#src/messages/exam.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { NoPlacement } from '#src/shared/exam/no-placement.tsx';
import { useUnsubmittedExam } from '#src/shared/exam/use-local-exam-answers.ts';
import { usePlacementExam } from '#src/shared/exam/use-placement-exam.ts';
import { examQuestions } from '#src/shared/queries/exercises.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { AttemptScreen } from '../components/attempt-screen.tsx';
import { StartCard } from '../components/start-card.tsx';
import { useResumed } from '../model/use-resumed.ts';

function Guest() {
  return (
    <EmptyState
      illustration="thinking"
      title={EXAM.guestTitle}
      action={
        <>
          <Button onClick={() => openAuth('register')}>{EXAM.guestAction}</Button>
          <Button variant="secondary" onClick={() => openAuth('login')}>
            {EXAM.guestLogin}
          </Button>
        </>
      }
    >
      {EXAM.guestText}
    </EmptyState>
  );
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{pageTitle(title)}</title>
      <BareHeader title={title} back={href('home')} backLabel={EXAM.back} />
      {children}
    </main>
  );
}

function TakeExam({ examId, signedIn }: { examId: string; signedIn: boolean }) {
  const query = useQuery(examQuestions(examId));
  const owner = useOwner();
  const resumed = useResumed(owner ?? null, examId);
  const unsubmitted = useUnsubmittedExam(owner ?? null, examId);
  // An open attempt stays on screen: its submission leads to the result.
  const [openId, setOpenId] = useState<string>();
  if (resumed && unsubmitted && unsubmitted.id !== openId) setOpenId(unsubmitted.id);
  const exam = query.data;
  if (owner && exam && openId !== undefined)
    return <AttemptScreen key={openId} owner={owner} attemptId={openId} exam={exam} />;
  const content = (): ReactNode => {
    if (!exam) return <Loaded query={query} offlineText={EXAM.offlineText} />;
    if (owner === undefined) return <LinesSkeleton />;
    if (!signedIn && !exam.test.placement) return <Guest />;
    if (owner !== null && unsubmitted !== null) return <LinesSkeleton />;
    return <StartCard exam={exam} isReady={owner === null || resumed} onStart={setOpenId} />;
  };
  return <Framed title={exam?.test.title ?? EXAM.name}>{content()}</Framed>;
}

/** Without a test's id, the address opens the placement test. */
function TakePlacement({ signedIn }: { signedIn: boolean }) {
  const { query, test } = usePlacementExam();
  if (test) return <TakeExam examId={test.id} signedIn={signedIn} />;
  return (
    <Framed title={PLACEMENT.title}>
      <NoPlacement query={query} />
    </Framed>
  );
}

export function Component() {
  const examId = useSearchParams()[0].get('test');
  const learnerId = useSession((session) => session.learnerId);
  const signedIn = learnerId !== null;
  return examId ? (
    <TakeExam key={`${learnerId}:${examId}`} examId={examId} signedIn={signedIn} />
  ) : (
    <TakePlacement key={learnerId} signedIn={signedIn} />
  );
}
