import { Navigate, useParams, useSearchParams } from 'react-router';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { resultPath, takePath } from '#src/shared/exam/paths.ts';
import { UnmarkedResult } from '#src/shared/exam/unmarked-result.tsx';
import { useAttemptResult } from '#src/shared/exam/use-attempt-result.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { MarkedResult } from '../components/marked-result.tsx';

export function Component() {
  const { id = '' } = useParams();
  const examId = useSearchParams()[0].get('test') ?? '';
  const { result, questions } = useAttemptResult(examId, id);
  // Notifications link here for placement tests, too.
  if (questions?.test.placement) return <Navigate replace to={resultPath(id, questions.test)} />;
  return (
    <Page width="wide">
      <title>{pageTitle(EXAM_RESULT.title)}</title>
      <PageHeader title={questions?.test.title ?? EXAM_RESULT.title} />
      {result.kind === 'marked' ? (
        <MarkedResult exam={result.read} />
      ) : (
        <UnmarkedResult
          result={result}
          questions={questions}
          action={examId !== '' && <LinkButton to={takePath(examId)}>{EXAM_RESULT.noneAction}</LinkButton>}
        />
      )}
    </Page>
  );
}
