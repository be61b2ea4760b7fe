import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { AnswerBook } from './answer-book.ts';
import { ExamClosed, saveExamAnswer } from './save-exam-answer.ts';

interface AnswerBookState {
  answers: ReadonlyMap<string, Answer>;
  status: SaveStatus;
  change: (questionId: string, answer: Answer) => void;
  /** Saves what was given and not yet saved; whether all of it is on the disk. */
  flush: () => Promise<boolean>;
}

interface Attempt {
  owner: string;
  attemptId: string;
  /** What the list of waiting work calls a question. */
  labelOf: (questionId: string) => string;
}

/** The answers of an attempt under way, begun with those that are stored. Mount it anew for another attempt. */
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
              // The time is over, or another tab has submitted: this screen is about to leave, too.
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
  useEffect(() => {
    const onHide = (): void => void book.flush();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      void book.flush();
    };
  }, [book]);
  return { answers, status, change, flush };
}
