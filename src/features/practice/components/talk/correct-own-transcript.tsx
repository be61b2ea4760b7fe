import type { QuestionResult } from '#contract/practice.ts';
import type { AnswerOf } from '#contract/question.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { CorrectTranscript } from '#src/shared/speaking/talk/correct-transcript.tsx';

interface CorrectOwnTranscriptProps {
  practiceId: string;
  attemptId: string;
  question: Pick<QuestionResult, 'id' | 'position'>;
  answer: AnswerOf<'ielts_unscripted_speaking'>;
}

/** Corrects the transcript for which a talk in a practice was declined. */
export function CorrectOwnTranscript({ practiceId, attemptId, question, answer }: CorrectOwnTranscriptProps) {
  const owner = useOwner();
  if (!owner) return null;
  const place = { owner, attemptId, practiceId, questionId: question.id };
  return (
    <CorrectTranscript
      answer={answer}
      save={(corrected) => saveAnswer({ ...place, answer: corrected, label: `Câu ${question.position}` })}
    />
  );
}
