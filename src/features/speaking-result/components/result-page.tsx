import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { useSession } from '#src/platform/session/session.ts';
import { speakingExam, speakingTopic } from '#src/shared/queries/speaking.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { type ResultDetail, type ResultKind, type ResultState, useResult } from '../model/use-result.ts';
import { ResultBody } from './result-body.tsx';
import { Unsent } from './waiting-notices.tsx';

const PAGE_OF = { topic: 'topicPracticeResult', exam: 'speakingExamResult' } as const;
const words = SPEAKING_RESULT;

/** There is no attempt to show: of this topic or test, or none is named in the address. */
function Nothing({ kind, id }: { kind: ResultKind; id: string }) {
  const begin = kind === 'topic' ? href('topicPractice', { id }) : href('speakingExam', { id });
  const isNamed = id !== '';
  const ofThis = kind === 'topic' ? words.noneText : words.noneExam;
  return (
    <EmptyState
      illustration="thinking"
      title={words.noneTitle}
      action={
        <LinkButton to={isNamed ? begin : href('speakingRoom')}>
          {isNamed ? words.start[kind] : words.room}
        </LinkButton>
      }
    >
      {isNamed ? ofThis : words.noneAtAll[kind]}
    </EmptyState>
  );
}

/** The result could not be read, and nothing of it is stored here. */
function Failed({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof ApiError && error.failure.code === 'SPEAKING_NOT_ALLOWED')
    return (
      <EmptyState
        illustration="thinking"
        title={words.closedTitle}
        action={<LinkButton to={href('speakingRoomGuest')}>{words.closedAction}</LinkButton>}
      >
        {words.closedText}
      </EmptyState>
    );
  return <FailureState heading="h2" error={error} onRetry={retry} offlineText={words.waiting.offline} />;
}

interface FoundProps {
  kind: ResultKind;
  id: string;
  requestedId: string | null;
  state: ResultState;
}

/** The attempt from the server, or as far as this device knows it. */
function Found({ kind, id, requestedId, state: { local, detail, error, retry } }: FoundProps) {
  const owner = useSession(({ learnerId }) => learnerId);
  const isWaiting = local !== undefined && local.queued > 0;
  const stored = {
    topic: useQuery({ ...speakingTopic(id), enabled: isWaiting && kind === 'topic' }).data,
    exam: useQuery({ ...speakingExam(id), enabled: isWaiting && kind === 'exam' }).data,
  };
  const shown: ResultDetail | null = isWaiting ? (stored[kind] ?? null) : detail;
  if (!local || owner === null) return <LinesSkeleton />;
  const attemptId = detail?.attempt?.id ?? requestedId ?? local.attemptId;
  if (!isWaiting && detail?.attempt && requestedId === null)
    return <Navigate replace to={href(PAGE_OF[kind], { id }, { attempt: detail.attempt.id })} />;
  if (shown && attemptId && (isWaiting || shown.attempt))
    return <ResultBody kind={kind} owner={owner} detail={shown} local={local} attemptId={attemptId} />;
  if (isWaiting) return <Unsent local={local} hasAnswers={false} />;
  if (detail && !detail.attempt) return <Nothing kind={kind} id={id} />;
  return error ? <Failed error={error} retry={retry} /> : <LinesSkeleton />;
}

/** The result of an attempt at a topic or a test: the one in the address, or the newest from all devices. */
export function ResultPage({ kind }: { kind: ResultKind }) {
  const { id = '' } = useParams();
  const requestedId = useSearchParams()[0].get('attempt');
  const state = useResult(kind, id, requestedId);
  const name = kind === 'topic' ? words.topicTitle : words.examTitle;
  const title = state.detail?.set.title_vi;
  return (
    <Page>
      <title>{pageTitle(name)}</title>
      <PageHeader title={title ?? name} back={{ to: href('speakingRoom'), label: words.back }} />
      {id === '' ? (
        <Nothing kind={kind} id={id} />
      ) : (
        <Found kind={kind} id={id} requestedId={requestedId} state={state} />
      )}
    </Page>
  );
}
