import type { QuestionResult } from '#contract/practice.ts';
import type { AnswerOf } from '#contract/question.ts';
import { TALK } from '#src/messages/talk.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { CorrectTranscript } from '#src/shared/speaking/talk/correct-transcript.tsx';

interface CorrectOwnTranscriptProps {
  practiceId: string;
  attemptId: string;
  question: Pick<QuestionResult, 'id' | 'position'>;
  answer: AnswerOf<'ielts_unscripted_speaking'>;
  /** What a machine wrote down, on which the talk was graded; null if it was declined. */
  heard: string | null;
}

/** Corrects the transcript for which a talk in a practice was declined, or that a machine wrote down. */
export function CorrectOwnTranscript({
  practiceId,
  attemptId,
  question,
  answer,
  heard,
}: CorrectOwnTranscriptProps) {
  const owner = useOwner();
  if (!owner) return null;
  const place = { owner, attemptId, practiceId, questionId: question.id };
  const correct = (
    <CorrectTranscript
      answer={answer}
      heard={heard}
      save={(corrected) => saveAnswer({ ...place, answer: corrected, label: `Câu ${question.position}` })}
    />
  );
  if (heard === null) return correct;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{TALK.retell.title}</summary>
      {correct}
    </details>
  );
}
