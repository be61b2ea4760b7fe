import type { Attempt, GradingScale } from '#contract/practice.ts';
import type { DeviceClock } from '#rules/attempt/claimed-time.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { attemptView } from '#server/domain/attempt/attempt-view.ts';
import { flagAttempt } from '#server/domain/attempt/keys-shown.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, asStored, ensureAttempt, questionsOf } from '#server/domain/attempt/store.ts';
import { submitAttempt } from '#server/domain/attempt/write-answers.ts';
import { type GradingDeps, markAttempt } from '#server/domain/marking/mark-attempt.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { type Taken, takeAlong } from './take-along.ts';

interface Submission {
  taker: Taker;
  exercise: { id: string; grading_scale: GradingScale };
  /** Records that the learner studied. */
  recordStudied: (at: Date) => Promise<void>;
  /** What is taken along of attempts that are open on other devices; `nothing`: its answers belong together. */
  takes?: Taken | 'nothing';
}

/**
 * Submits an attempt at an exercise without a time limit, whose access the caller has checked: answers with a key
 * are marked immediately, the rest is queued in the same transaction.
 */
export async function submitUntimed(
  tx: Tx,
  deps: GradingDeps,
  { taker, exercise, recordStudied, takes = 'newer' }: Submission,
  body: DeviceClock & { attempt_id: string },
): Promise<{ attempt: Attempt }> {
  const learnerId = taker.id;
  const submittedAt = learnerTime(body, deps.now());
  const opened = owned(
    await ensureAttempt(tx, {
      id: body.attempt_id,
      learnerId,
      exerciseId: exercise.id,
      openedAt: submittedAt,
    }),
    learnerId,
    exercise.id,
  );
  if (opened.submitted_at) throw new ApiFailure('ATTEMPT_SUBMITTED');
  await flagAttempt(tx, opened, body, { now: deps.now(), isBeginning: false });
  if (takes !== 'nothing')
    await takeAlong(tx, { attemptId: opened.id, learnerId, exerciseId: exercise.id }, submittedAt, takes);
  await submitAttempt(tx, opened.id, submittedAt);
  await recordStudied(submittedAt);
  const attempt = { ...opened, submitted_at: submittedAt };
  const questions = await questionsOf(tx, exercise.id);
  await markAttempt(tx, attempt, questions, deps);
  const answers = await answersOf(tx, attempt.id);
  const teachers = await teacherEvaluations(tx, attempt.id);
  const served = questions.filter(({ retired }) => !retired);
  return { attempt: attemptView(served, exercise.grading_scale, asStored(attempt), answers, teachers) };
}
