import { useQuery } from '@tanstack/react-query';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { examQuestions } from '#src/shared/queries/exercises.ts';
import { countWithTeacher, TEACHER_POLL_MS } from '#src/shared/teacher-grading/with-teacher.ts';
import { type ExamWithAnswers, examResult } from './read-exam.ts';
import { type LocalExamAnswers, useLocalExamAnswers } from './use-local-exam-answers.ts';

/** Polling interval while the server marks and the AI grades, milliseconds. */
const POLL_MS = 2_000;

export type AttemptResult =
  | { kind: 'loading' }
  /** Not taken, or still in progress. */
  | { kind: 'none' }
  | { kind: 'waiting'; own: LocalExamAnswers }
  | { kind: 'marked'; read: ExamWithAnswers }
  | { kind: 'failed'; error: Error; retry: () => void };

/** The result of an attempt, and the test as loaded before; the ids may be empty if unknown. */
export function useAttemptResult(
  examId: string,
  attemptId: string,
): { result: AttemptResult; questions: ExamWithAnswers | undefined } {
  const owner = useOwner();
  const own = useLocalExamAnswers(owner ?? null, attemptId);
  const known = attemptId !== '' && examId !== '';
  const open = own != null && own.attempt.submittedAt === null;
  const arrived = owner !== undefined && own !== undefined && !open && (own === null || own.queued === 0);
  const questions = useQuery({ ...examQuestions(examId), enabled: known });
  const query = useQuery({
    ...examResult(examId, attemptId),
    enabled: known && arrived,
    refetchInterval: ({ state }) => {
      const { attempt, questions: graded = [] } = state.data ?? {};
      if (attempt && (attempt.waiting > 0 || attempt.submitted_at === null)) return POLL_MS;
      return countWithTeacher(graded) > 0 ? TEACHER_POLL_MS : false;
    },
  });
  const read = query.data;
  const marked = read?.attempt?.submitted_at != null;
  const result = (): AttemptResult => {
    if (!known || open) return { kind: 'none' };
    if (own && (own.queued > 0 || own.parked > 0) && !marked) return { kind: 'waiting', own };
    if (read && marked) return { kind: 'marked', read };
    if (query.isError && !read)
      return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
    return { kind: 'loading' };
  };
  return { result: result(), questions: read ?? questions.data };
}
