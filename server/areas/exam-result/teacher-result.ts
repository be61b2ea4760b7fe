import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable } from '#server/db/connect.ts';
import { questionsOf } from '#server/domain/attempt/store.ts';
import { findExam, submittedAttempt } from '#server/domain/exam/store.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/** Teachers' grades for the learner's newest submitted attempt of a test. */
export async function teacherResult(
  db: Queryable,
  learnerId: string,
  examId: string,
): Promise<ResponseOf<typeof ENDPOINTS.examResult.teacherResult>> {
  if (!(await findExam(db, examId))) throw new ApiFailure('NOT_FOUND');
  const attempt = await submittedAttempt(db, learnerId, examId);
  if (!attempt?.submitted_at) return { attempt: null };
  const [questions, evaluations] = await Promise.all([
    questionsOf(db, examId),
    teacherEvaluations(db, attempt.id),
  ]);
  return {
    attempt: {
      id: attempt.id,
      submitted_at: attempt.submitted_at.getTime(),
      questions: questions.flatMap(({ question: { id } }) => {
        const teacher_evaluation = evaluations.get(id);
        return teacher_evaluation ? [{ id, teacher_evaluation }] : [];
      }),
    },
  };
}
