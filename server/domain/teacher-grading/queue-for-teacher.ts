import type { Question } from '#contract/question.ts';
import { dueAt } from '#rules/teacher-grading/allowance.ts';
import { gradersOf, teacherWork } from '#rules/teacher-grading/graders.ts';
import type { Tx } from '#server/db/connect.ts';
import { deleteGradings, type GradingRequest, insertGrading, restartGrading } from './store.ts';

/** @param now milliseconds since 1970 */
export const gradingRequestAt = (now: number, hours: number): GradingRequest => ({
  asked_at: new Date(now),
  due_at: new Date(dueAt(now, hours)),
});

/**
 * Queues a submitted answer for a teacher where the question says so, inside the submission's transaction. An
 * answer that replaces one already sent is graded again; an empty one is not.
 */
export async function queueForTeacher(
  tx: Tx,
  attempt: { id: string; learner_id: string },
  question: Question,
  { isEmpty, request }: { isEmpty: boolean; request: GradingRequest },
): Promise<void> {
  const kind = teacherWork(question.content.type_code);
  if (kind === null) return;
  const place = { attemptId: attempt.id, questionId: question.id };
  if (isEmpty) return deleteGradings(tx, place);
  if (await restartGrading(tx, place, request)) return;
  if (!gradersOf(question).teacher) return;
  await insertGrading(tx, { ...place, ...request, learnerId: attempt.learner_id, kind, askedBy: 'pack' });
}
