import { useCallback, useRef, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { useFlushOnHide } from '#src/platform/outbox/screen/use-flush-on-hide.ts';
import { AnswerBook } from './answer-book.ts';
import { ExamClosed, saveExamAnswer } from './save-exam-answer.ts';

interface AnswerBookState {
  answers: ReadonlyMap<string, Answer>;
  status: SaveStatus;
  change: (questionId: string, answer: Answer) => void;
  /** Saves all pending answers; resolves to whether all of them are stored. */
  flush: () => Promise<boolean>;
}

interface Attempt {
  owner: string;
  attemptId: string;
  /** Label of a question in the list of unsent work. */
  labelOf: (questionId: string) => string;
}

/** The answers of a running attempt, initialised from the stored ones. Remount it for another attempt. */
export function useAnswerBook(attempt: Attempt, stored: ReadonlyMap<string, Answer>): AnswerBookState {
  const [answers, setAnswers] = useState(stored);
  const [status, setStatus] = useState<SaveStatus>(stored.size > 0 ? 'saved' : 'clean');
  const { owner, attemptId, labelOf } = useRef(attempt).current;
  const [book] = useState(
    () =>
      new AnswerBook(
        (questionId, answer) =>
          saveExamAnswer({ owner, attemptId, questionId, answer, label: labelOf(questionId) }).catch(
            (error: unknown) => {
              // The time is over, or another tab has submitted: this screen is about to close, too.
              if (!(error instanceof ExamClosed)) throw error;
            },
          ),
        setStatus,
      ),
  );
  const flush = useCallback(() => book.flush(), [book]);
  const change = useCallback(
    (questionId: string, answer: Answer) => {
      setAnswers((before) => new Map(before).set(questionId, answer));
      book.change(questionId, answer);
    },
    [book],
  );
  useFlushOnHide(flush);
  return { answers, status, change, flush };
}
