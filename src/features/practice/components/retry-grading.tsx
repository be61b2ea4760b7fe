import { useState } from 'react';
import type { QuestionResult } from '#contract/practice.ts';
import type { Answer } from '#contract/question.ts';
import { RESULT } from '#src/messages/practice.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface RetryGradingProps {
  practiceId: string;
  attemptId: string;
  question: Pick<QuestionResult, 'id' | 'position'>;
  answer: Answer;
}

/** An answer that the daily limit left ungraded: says so, and can request its grading again. */
export function RetryGrading({ practiceId, attemptId, question, answer }: RetryGradingProps) {
  const owner = useOwner();
  const [busy, setBusy] = useState(false);
  const requestGrading = async (): Promise<void> => {
    if (!owner) return;
    setBusy(true);
    const place = { owner, attemptId, practiceId, questionId: question.id };
    try {
      await saveAnswer({ ...place, answer, label: `Câu ${question.position}` });
    } catch (error) {
      void tellUnsaved(RESULT.askFailed, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warning">
      <p>{RESULT.expired}</p>
      <div className="mt-2">
        <Button variant="secondary" busy={busy} onClick={() => void requestGrading()}>
          {RESULT.askAgain}
        </Button>
      </div>
    </Notice>
  );
}
