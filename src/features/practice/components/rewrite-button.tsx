import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { QuestionResult } from '#contract/practice.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { beginRewrite, rewritePath } from '../model/begin-rewrite.ts';

/** Link to a second version of a graded essay. */
export function RewriteButton({ question }: { question: QuestionResult }) {
  const { id: practiceId = '' } = useParams();
  const owner = useSession(({ learnerId }) => learnerId);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [user] = question.user;
  const essay = user?.bai_lam;
  if (!owner || !user || essay?.type_code !== 'ielts_writing') return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const label = `Câu ${question.position}`;
      await beginRewrite({ owner, practiceId, questionId: question.id, essay, label });
      await navigate(rewritePath(practiceId, question.id, user.id));
    } catch (error) {
      void tellUnsaved(ESSAY_REVIEW.rewriteFailed, error);
      setBusy(false);
    }
  };
  return (
    <Button size="lg" icon={PenLine} busy={busy} className="max-sm:w-full" onClick={() => void begin()}>
      {ESSAY_REVIEW.rewrite}
    </Button>
  );
}
