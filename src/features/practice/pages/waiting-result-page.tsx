import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { RESULT, WAITING } from '#src/messages/practice.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { practiceResult } from '#src/shared/queries/exercises.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AnswersSoFar } from '../components/answers-so-far.tsx';
import { GradingProgress } from '../components/grading-progress.tsx';
import { useSubmission } from '../model/use-submission.ts';

/** Polling interval of the progress while the AI grades, milliseconds. */
const POLL_MS = 2_000;

/** Waits for the grades of an attempt (`?practice=…&attempt=…`) and moves on to its result. */
export function Component() {
  const [search] = useSearchParams();
  const practiceId = search.get('practice') ?? '';
  const owner = useOwner();
  const submission = useSubmission(owner, practiceId, search.get('attempt'));
  const attemptId = submission?.attemptId ?? '';
  const isSent = submission?.queued === 0;
  const query = useQuery({
    ...practiceResult(practiceId, attemptId),
    enabled: owner != null && practiceId !== '' && attemptId !== '' && isSent,
    refetchInterval: ({ state }) => {
      const attempt = state.data?.attempt;
      return attempt && (attempt.waiting > 0 || attempt.submitted_at === null) ? POLL_MS : false;
    },
  });
  const result = href('practiceResult', { id: practiceId }, { attempt: attemptId });
  const attempt = query.data?.attempt;
  if (attempt && attempt.submitted_at !== null && attempt.waiting === 0 && isSent)
    return <Navigate replace to={result} />;
  const isNone = owner === null || practiceId === '' || submission?.attemptId === null;
  return (
    <Page>
      <title>{pageTitle(WAITING.name)}</title>
      {isNone ? (
        <EmptyState
          illustration="thinking"
          heading="h1"
          title={WAITING.noneTitle}
          action={<LinkButton to={href('myCourses')}>{WAITING.noneAction}</LinkButton>}
        >
          {WAITING.noneText}
        </EmptyState>
      ) : (
        <>
          <PageHeader title={WAITING.name} text={WAITING.intro} />
          {submission && submission.parked > 0 && (
            <Notice tone="error" title={RESULT.parkedTitle}>
              <p>{RESULT.parkedText}</p>
              <LinkButton to={href('outbox')}>{RESULT.openQueue}</LinkButton>
            </Notice>
          )}
          {submission && submission.queued > 0 && (
            <>
              <Notice tone="info" title={RESULT.waitingSendTitle}>
                {RESULT.waitingSendText}
              </Notice>
              <AnswersSoFar practiceId={practiceId} answers={submission.answers} />
            </>
          )}
          {isSent && query.data && (
            <>
              <Notice tone="success">{WAITING.safe}</Notice>
              <GradingProgress questions={query.data.questions} attempt={query.data.attempt} />
              <LinkButton to={result} variant="secondary" className="justify-self-start">
                {WAITING.open}
              </LinkButton>
            </>
          )}
          {isSent && !query.data && <Loaded query={query} offlineText={RESULT.offlineText} />}
          {!submission && <LinesSkeleton />}
        </>
      )}
    </Page>
  );
}
