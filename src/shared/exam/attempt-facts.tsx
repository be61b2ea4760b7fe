import type { ExamAttempt, ExamQuestion } from '#contract/exam-taking.ts';
import { countGradings } from '#rules/attempt/answer-grading.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { gradingEnded } from '#src/messages/grading-ended.ts';
import { REPETITION } from '#src/messages/repetition.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { countWithTeacher } from '#src/shared/teacher-grading/with-teacher.ts';
import { minutesUsed } from './clock.ts';

interface AttemptFactsProps {
  attempt: ExamAttempt;
  /** Time allowed for the test. */
  minutes: number;
  questions: readonly ExamQuestion[];
}

/** How long it took, and what came of the grading so far. */
export function AttemptFacts({ attempt, minutes, questions }: AttemptFactsProps) {
  const { submitted_at, began_at, deadline_at, waiting, timed_by_device, is_repetition } = attempt;
  const withTeacher = countWithTeacher(questions);
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
            : gradingEnded(countGradings(questions, attempt.user_result.speaking))}
      </p>
    </>
  );
}
