import { eq } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { speakingRejections } from '#server/db/schema-speaking-practice.ts';
import { attemptBand } from '#server/domain/attempt/attempt-band.ts';
import { attemptView, questionsShown } from '#server/domain/attempt/attempt-view.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, asStored, lockAttempt } from '#server/domain/attempt/store.ts';
import { setEvaluation, WAITING } from '#server/domain/attempt/write-answers.ts';
import type { GradingDeps } from '#server/domain/marking/mark-attempt.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

type RejectResult = typeof ENDPOINTS.speakingExam.rejectResult;
type Rejected = ResponseOf<typeof ENDPOINTS.speakingExam.listQuestions>['rejected'];

const NO_BAND = 'Bài này chưa có band nên chưa có kết quả nào để chấm lại.';

/** The result of an attempt that was rejected first, with its reason. */
export async function rejectionOf(db: Queryable, attemptId: string): Promise<Rejected> {
  const [row] = await db
    .select()
    .from(speakingRejections)
    .where(eq(speakingRejections.attempt_id, attemptId));
  return row ? { reason: row.reason, at: row.at.getTime(), first: row.first_band } : null;
}

/**
 * Keeps the result of a graded attempt in the history and has all its talks graded anew, or none where the day's
 * gradings do not suffice. Once per attempt. The caller has checked that the learner may work in the test.
 */
export async function rejectResult(
  tx: Tx,
  deps: GradingDeps,
  learnerId: string,
  { set, gradingScale, questions }: StoredSet,
  body: BodyOf<RejectResult>,
): Promise<ResponseOf<RejectResult>> {
  const attempt = owned(await lockAttempt(tx, body.attempt_id), learnerId, set.id);
  if (!attempt.submitted_at) throw new ApiFailure('ATTEMPT_NOT_SUBMITTED');
  if (await rejectionOf(tx, attempt.id)) throw new ApiFailure('RESULT_REJECTED');
  const answers = await answersOf(tx, attempt.id);
  const first = attemptBand(questions, answers);
  if (first?.outcome !== 'graded') throw new ApiFailure('NOT_GRADED_YET', NO_BAND);
  await tx.insert(speakingRejections).values({
    attempt_id: attempt.id,
    reason: body.reason,
    at: learnerTime(body, deps.now()),
    first_band: first,
    first_evaluations: Object.fromEntries(
      answers.map(({ questionId, evaluation }) => [questionId, evaluation]),
    ),
  });
  const byAi = new Set(questions.flatMap(({ question }) => (gradersOf(question).ai ? [question.id] : [])));
  for (const { questionId, answer } of answers) {
    if (!byAi.has(questionId) || !isAnswered(answer)) continue;
    const job = { attemptId: attempt.id, questionId };
    if (!(await deps.requestGrading(tx, learnerId, job))) throw new ApiFailure('GRADINGS_USED_UP');
    await setEvaluation(tx, job, WAITING);
  }
  const anew = await answersOf(tx, attempt.id);
  const teachers = await teacherEvaluations(tx, attempt.id);
  const shown = questionsShown(questions, anew);
  return { attempt: attemptView(shown, gradingScale, asStored(attempt), anew, teachers) };
}
