import type { ExamAttempt } from '#contract/exam-taking.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { REPETITION } from '#src/messages/repetition.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { minutesUsed } from './clock.ts';

interface AttemptFactsProps {
  attempt: ExamAttempt;
  /** Time allowed for the test. */
  minutes: number;
  /** Answers waiting for a teacher. */
  withTeacher?: number;
}

/** How long it took, and whether something is still being graded. */
export function AttemptFacts({ attempt, minutes, withTeacher = 0 }: AttemptFactsProps) {
  const { submitted_at, began_at, deadline_at, waiting, timed_by_device, is_repetition } = attempt;
  return (
    <>
      {submitted_at !== null && (
        <p className="text-sm text-muted">
          {EXAM_RESULT.used(minutesUsed(began_at, submitted_at, deadline_at), minutes)}
        </p>
      )}
      {submitted_at !== null && timed_by_device && (
        <p className="text-sm text-muted">{EXAM_RESULT.byDevice}</p>
      )}
      {is_repetition && <p className="text-sm text-muted">{REPETITION}</p>}
      <p role="status" data-testid="grading">
        {waiting > 0
          ? EXAM_RESULT.grading(waiting)
          : withTeacher > 0
            ? TEACHER.waitingCount(withTeacher)
            : EXAM_RESULT.finished}
      </p>
    </>
  );
}
