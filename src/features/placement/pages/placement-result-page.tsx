import { Navigate, useParams, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { PLACEMENT, PLACEMENT_RESULT } from '#src/messages/placement.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { NoPlacement } from '#src/shared/exam/no-placement.tsx';
import { resultPath } from '#src/shared/exam/paths.ts';
import { UnmarkedResult } from '#src/shared/exam/unmarked-result.tsx';
import { useAttemptResult } from '#src/shared/exam/use-attempt-result.ts';
import { useLocalAttempts } from '#src/shared/exam/use-local-attempts.ts';
import { usePlacementExam } from '#src/shared/exam/use-placement-exam.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PlacementResult } from '../components/placement-result.tsx';

function Result({ examId, attemptId }: { examId: string; attemptId: string }) {
  const { result, questions } = useAttemptResult(examId, attemptId);
  if (result.kind === 'marked') return <PlacementResult read={result.read} />;
  return (
    <UnmarkedResult
      result={result}
      questions={questions}
      action={<LinkButton to={href('placementInstructions')}>{PLACEMENT.title}</LinkButton>}
    />
  );
}

/** If the address lacks the test or the attempt, both are looked up, the attempt being the newest one. */
function Found({ attemptId }: { attemptId: string | undefined }) {
  const { query, test } = usePlacementExam();
  const localAttempts = useLocalAttempts(useOwner());
  if (!test) return <NoPlacement query={query} />;
  const newest = attemptId ?? localAttempts?.get(test.id)?.id ?? test.attempt?.id;
  if (localAttempts === undefined && newest === undefined) return <LinesSkeleton />;
  if (newest !== undefined) return <Navigate replace to={resultPath(newest, test)} />;
  return <Result examId={test.id} attemptId="" />;
}

export function Component() {
  const { id } = useParams();
  const examId = useSearchParams()[0].get('test');
  return (
    <Page width="wide">
      <title>{pageTitle(PLACEMENT_RESULT.title)}</title>
      <PageHeader title={PLACEMENT_RESULT.title} />
      {id && examId ? <Result key={id} examId={examId} attemptId={id} /> : <Found attemptId={id} />}
    </Page>
  );
}
