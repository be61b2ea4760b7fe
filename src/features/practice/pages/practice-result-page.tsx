import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { RESULT } from '#src/messages/practice.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { ReminderOffer } from '#src/platform/push/reminder-offer.tsx';
import { KeepResult } from '#src/shared/course-access/keep-result.tsx';
import { InstallOffer } from '#src/shared/install/install-offer.tsx';
import { practiceResult } from '#src/shared/queries/exercises.ts';
import { AnswersFold } from '#src/shared/result/answers-fold.tsx';
import { aiBand } from '#src/shared/teacher-grading/ai-band.ts';
import { RequestWhole } from '#src/shared/teacher-grading/request-whole.tsx';
import { TeacherHeadline } from '#src/shared/teacher-grading/teacher-headline.tsx';
import { countWithTeacher, TEACHER_POLL_MS } from '#src/shared/teacher-grading/with-teacher.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AnswersSoFar } from '../components/answers-so-far.tsx';
import { ResultQuestions } from '../components/result-questions.tsx';
import { ResultSummary } from '../components/result-summary.tsx';
import { SpeakingBandCard } from '../components/talk/speaking-band-card.tsx';
import { verdictOf } from '../model/keyed-items.ts';
import { useNewestAttempt } from '../model/use-newest-attempt.ts';
import { useSubmission } from '../model/use-submission.ts';

/** Polling interval of the result while the AI grades, milliseconds. */
const POLL_MS = 2_000;

/** The result named in the address, or the newest one, from whichever device it was submitted. */
export function Component() {
  const { id = '' } = useParams();
  const requestedId = useSearchParams()[0].get('attempt');
  const newest = useNewestAttempt(id, requestedId === null);
  if (newest) return <Navigate replace to={href('practiceResult', { id }, { attempt: newest })} />;
  return <Result id={id} requestedId={requestedId} isKnown={newest !== undefined} />;
}

type Submission = NonNullable<ReturnType<typeof useSubmission>>;

/** What exists of the attempt only on this device. */
function Unsent({ practiceId, submission }: { practiceId: string; submission: Submission }) {
  return (
    <>
      {submission.parked > 0 && (
        <Notice tone="error" title={RESULT.parkedTitle}>
          <p>{RESULT.parkedText}</p>
          <LinkButton to={href('outbox')}>{RESULT.openQueue}</LinkButton>
        </Notice>
      )}
      {submission.queued > 0 && (
        <>
          <Notice tone="info" title={RESULT.waitingSendTitle}>
            {RESULT.waitingSendText}
          </Notice>
          <AnswersSoFar practiceId={practiceId} answers={submission.answers} />
        </>
      )}
    </>
  );
}

type PracticeResult = ResponseOf<typeof ENDPOINTS.practice.listQuestion>;

interface GradedProps {
  result: PracticeResult;
  attempt: NonNullable<PracticeResult['attempt']>;
  attemptId: string;
}

/** The attempt as far as it is graded. */
function Graded({ result: { practice, questions }, attempt, attemptId }: GradedProps) {
  const counts = (verdict: boolean): number =>
    questions.filter((question) => verdictOf(question) === verdict).length;
  return (
    <>
      <TeacherHeadline questions={questions} ai={aiBand(attempt)} />
      <ResultSummary
        attempt={attempt}
        practiceId={practice.id}
        lessonId={practice.lesson_id}
        questions={questions}
        material={practice}
      />
      {attempt.user_result.speaking && (
        <SpeakingBandCard
          speaking={attempt.user_result.speaking}
          pathOf={(questionId) =>
            href('speakingDetail', { id: practice.id, questionId }, { attempt: attemptId })
          }
        />
      )}
      <RequestWhole attemptId={attemptId} questions={questions} />
      <KeepResult />
      <InstallOffer finished otherwise={<ReminderOffer />} />
      <AnswersFold wrong={counts(false)} right={counts(true)} isOpen={counts(false) + counts(true) === 0}>
        <ResultQuestions
          practiceId={practice.id}
          attemptId={attemptId}
          practice={practice}
          questions={questions}
        />
      </AnswersFold>
    </>
  );
}

interface ResultProps {
  id: string;
  /** The attempt in the address; null for the newest on this device. */
  requestedId: string | null;
  /** Whether the newest attempt has been determined. */
  isKnown: boolean;
}

function Result({ id, requestedId, isKnown }: ResultProps) {
  const owner = useOwner();
  const submission = useSubmission(isKnown ? owner : undefined, id, requestedId);
  const attemptId = submission?.attemptId ?? '';
  const query = useQuery({
    ...practiceResult(id, attemptId),
    enabled: submission !== undefined && attemptId !== '' && submission.queued === 0,
    refetchInterval: (current) => {
      const { attempt, questions = [] } = current.state.data ?? {};
      if (attempt && (attempt.waiting > 0 || attempt.submitted_at === null)) return POLL_MS;
      return countWithTeacher(questions) > 0 ? TEACHER_POLL_MS : false;
    },
  });
  const attempt = query.data?.attempt;
  const submitted = attempt?.submitted_at != null;
  const practice = query.data?.practice;
  const hasText = practice?.passage != null || practice?.audio != null;
  const none = submission !== undefined && attemptId === '';

  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{pageTitle(RESULT.title)}</title>
      <BareHeader
        title={query.data?.practice.title ?? RESULT.title}
        back={query.data ? href('lesson', { id: query.data.practice.lesson_id }) : href('myCourses')}
        backLabel={RESULT.backToLesson}
      >
        <SyncIndicator />
      </BareHeader>
      <div className={`mx-auto grid max-w-3xl gap-6 px-4 py-6 ${hasText ? 'lg:max-w-6xl' : ''}`}>
        {submission && <Unsent practiceId={id} submission={submission} />}
        {submission?.queued === 0 && !query.data && (
          <Loaded query={query} waiting={null} offlineText={RESULT.offlineText} />
        )}
        {none && (
          <EmptyState
            illustration="thinking"
            title={RESULT.noneTitle}
            action={<LinkButton to={href('practice', { id })}>{RESULT.noneAction}</LinkButton>}
          >
            {RESULT.noneText}
          </EmptyState>
        )}
        {!(submission && (none || submission.queued > 0 || query.isError || submitted)) && <LinesSkeleton />}
        {query.data && attempt && submitted && submission?.queued === 0 && (
          <Graded result={query.data} attempt={attempt} attemptId={attemptId} />
        )}
      </div>
    </main>
  );
}
