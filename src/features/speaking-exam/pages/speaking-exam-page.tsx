import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { type SpeakingExam, speakingExam } from '#src/shared/queries/speaking.ts';
import { useOnlyPage } from '#src/shared/speaking/turn/use-only-page.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { ExamSession, Framed } from '../components/exam-session.tsx';
import { SECOND_TAB, SPEAKING_EXAM } from '../messages/speaking-exam.ts';
import { type ExamScript, scriptOf } from '../model/exam-script.ts';
import { useStoredExam } from '../model/use-stored-exam.ts';

function NoTest() {
  return (
    <EmptyState
      illustration="thinking"
      title={SPEAKING_EXAM.noTestTitle}
      action={<LinkButton to={href('speakingRoom')}>{SPEAKING_EXAM.toRoom}</LinkButton>}
    >
      {SPEAKING_EXAM.noTestText}
    </EmptyState>
  );
}

function SecondTab() {
  return (
    <EmptyState illustration="thinking" title={SECOND_TAB.title}>
      {SECOND_TAB.text}
    </EmptyState>
  );
}

interface StoredSessionProps {
  owner: string;
  detail: SpeakingExam;
  script: ExamScript;
}

function StoredSession({ owner, detail, script }: StoredSessionProps) {
  const compared = useStoredExam(owner, detail.set, script);
  if (!compared)
    return (
      <Framed>
        <LinesSkeleton />
      </Framed>
    );
  return <ExamSession owner={owner} detail={detail} script={script} {...compared} />;
}

/** Two tabs would share the microphone and mix their answers. */
function OpenExam({ owner, detail }: { owner: string; detail: SpeakingExam }) {
  const isOnly = useOnlyPage('luyen-speaking-exam');
  const script = useMemo(() => scriptOf(detail), [detail]);
  if (script && isOnly) return <StoredSession owner={owner} detail={detail} script={script} />;
  return <Framed>{script ? <SecondTab /> : <NoTest />}</Framed>;
}

function ExamPage({ setId }: { setId: string }) {
  const query = useQuery({ ...speakingExam(setId), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const owner = useOwner();
  if (query.data && owner) return <OpenExam owner={owner} detail={query.data} />;
  return (
    <Framed>
      <Loaded query={query} offlineText={SPEAKING_EXAM.offlineText} />
    </Framed>
  );
}

/** A test of the speaking room; without an id, the room itself. */
export function Component() {
  const { id } = useParams();
  if (!id) return <Navigate replace to={href('speakingRoom')} />;
  return (
    <>
      <title>{pageTitle(SPEAKING_EXAM.name)}</title>
      <ExamPage key={id} setId={id} />
    </>
  );
}
