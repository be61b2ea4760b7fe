import { useCallback, useMemo } from 'react';
import { EXAM } from '#src/messages/exam.ts';
import { useRecorder } from '#src/shared/audio/use-recorder.ts';
import { numberRange } from '#src/shared/exam/items.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import type { LocalExamAnswers } from '#src/shared/exam/use-local-exam-answers.ts';
import { showToast } from '#src/ui/toast.ts';
import type { QuestionTools } from '../components/exam-question.tsx';
import { markForReview } from './save-exam-answer.ts';
import { useAnswerBook } from './use-answer-book.ts';

/** Handlers that answer and mark the questions of an attempt. */
export function useQuestionTools(
  owner: string,
  { test, questions }: ExamWithAnswers,
  local: LocalExamAnswers,
) {
  const attemptId = local.attempt.id;
  const recorder = useRecorder();
  const labelOf = useCallback(
    (questionId: string): string => {
      const question = questions.find(({ id }) => id === questionId);
      return question ? `${test.title}: ${EXAM.question(numberRange(question))}` : test.title;
    },
    [questions, test.title],
  );
  const book = useAnswerBook({ owner, attemptId, labelOf }, local.answers);
  const onMark = useCallback(
    (questionId: string, on: boolean) =>
      void markForReview({ owner, attemptId, questionId, marked: on, label: labelOf(questionId) }).catch(() =>
        showToast('error', EXAM.markFailed),
      ),
    [owner, attemptId, labelOf],
  );
  const tools: QuestionTools = useMemo(
    () => ({ owner, attemptId, recorder, onAnswer: book.change, onMark, flush: book.flush }),
    [owner, attemptId, recorder, book.change, onMark, book.flush],
  );
  return { book, tools };
}
