import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { TEST_RESULT } from '#src/messages/test.ts';
import { testQuestions, testResult } from '#src/reads/test-questions.ts';
import { useSession } from '#src/session/session.ts';
import { countWithTeacher, TEACHER_POLL_MS } from '#src/teacher-grading/with-teacher.ts';
import { useOwnTestAnswers } from '#src/test-attempts/use-own-test-answers.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { MarkedResult } from '../components/marked-result.tsx';
import { WaitingResult } from '../components/waiting-result.tsx';
import { takePath } from '../model/paths.ts';

/** While the server marks and the AI grades, the result is asked for this often, milliseconds. */
const POLL_MS = 2_000;

export function Component() {
  const { id = '' } = useParams();
  const testId = useSearchParams()[0].get('test') ?? '';
  const owner = useSession((session) => session.learnerId);
  const own = useOwnTestAnswers(owner, id);
  const known = id !== '' && testId !== '';
  const open = own != null && own.attempt.submittedAt === null;
  const arrived = own !== undefined && !open && (own === null || own.queued === 0);
  const questions = useQuery({ ...testQuestions(testId), enabled: known });
  const result = useQuery({
    ...testResult(testId, id),
    enabled: known && arrived,
    refetchInterval: ({ state }) => {
      const { attempt, questions: graded = [] } = state.data ?? {};
      if (attempt && (attempt.waiting > 0 || attempt.submitted_at === null)) return POLL_MS;
      return countWithTeacher(graded) > 0 ? TEACHER_POLL_MS : false;
    },
  });
  const read = result.data;
  const marked = read?.attempt?.submitted_at != null;
  const title = read?.test.title ?? questions.data?.test.title ?? TEST_RESULT.title;

  const content = () => {
    if (!known || open)
      return (
        <EmptyState
          illustration="notebook"
          title={TEST_RESULT.noneTitle}
          action={testId !== '' && <LinkButton to={takePath(testId)}>{TEST_RESULT.noneAction}</LinkButton>}
        >
          {TEST_RESULT.noneText}
        </EmptyState>
      );
    if (own && (own.queued > 0 || own.parked > 0) && !marked)
      return <WaitingResult own={own} read={questions.data} />;
    if (read && marked) return <MarkedResult read={read} />;
    if (result.isError && !read)
      return (
        <FailureState
          heading="h2"
          error={result.error}
          onRetry={() => void result.refetch()}
          offlineText={TEST_RESULT.offlineText}
        />
      );
    return <LinesSkeleton />;
  };
  return (
    <Page width="wide">
      <title>{`${TEST_RESULT.title} – Luyện`}</title>
      <PageHeader title={title} />
      {content()}
    </Page>
  );
}
