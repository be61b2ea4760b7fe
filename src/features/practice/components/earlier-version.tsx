import { useQuery } from '@tanstack/react-query';
import { practiceResult } from '#src/shared/queries/exercises.ts';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { CorrectionList } from './correction-list.tsx';
import { QuotedEssay } from './quoted-essay.tsx';

interface EarlierVersionProps {
  practiceId: string;
  attemptId: string;
  questionId: string;
}

/** The version being rewritten, with its corrections. */
export function EarlierVersion({ practiceId, attemptId, questionId }: EarlierVersionProps) {
  const { data, isError } = useQuery(practiceResult(practiceId, attemptId));
  const user = data?.questions.find(({ id }) => id === questionId)?.user[0];
  const content = user?.ai_evaluation?.content;
  const graded = content?.kind === 'writing' && content.result.outcome === 'graded' ? content.result : null;
  if (isError && !data) return <p className="text-sm text-muted">{ESSAY_REVIEW.earlierOffline}</p>;
  if (user?.bai_lam?.type_code !== 'ielts_writing') return null;
  return (
    <details open className="grid gap-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {ESSAY_REVIEW.earlier}
      </summary>
      <div className="grid gap-4">
        <QuotedEssay
          title={ESSAY_REVIEW.earlierTitle}
          essay={user.bai_lam.u}
          quotes={[]}
          corrections={graded?.corrections}
        />
        <CorrectionList corrections={graded?.corrections ?? []} />
      </div>
    </details>
  );
}
