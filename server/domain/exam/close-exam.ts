import { GRACE_MS, isOver } from '#rules/exam-taking/exam-time.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { lockAttempt, questionsOf } from '#server/domain/attempt/store.ts';
import { type GradingDeps, markAttempt } from '#server/domain/marking/mark-attempt.ts';
import { type ExamAttemptRow, isExamAttempt, updateAttempt } from './store.ts';

export type CloseExamDeps = GradingDeps;

/** When the server may consider a test over: the grace period after its deadline. */
export const closingTime = (deadline: Date): Date => new Date(deadline.getTime() + GRACE_MS + 1);

/** Submits a locked attempt in progress: answers with a key are marked, the rest is queued for grading. */
export async function submitAsItStands(
  tx: Tx,
  deps: CloseExamDeps,
  attempt: ExamAttemptRow,
  submission: { submitted_at: Date; closed_by_time: boolean },
): Promise<ExamAttemptRow> {
  await updateAttempt(tx, attempt.id, submission);
  const submitted = { ...attempt, ...submission };
  await markAttempt(tx, submitted, await questionsOf(tx, attempt.exercise_id), deps);
  return submitted;
}

const isDue = (attempt: ExamAttemptRow, now: number): boolean =>
  attempt.submitted_at === null && isOver(attempt.deadline_at.getTime(), now);

/** Submits a locked attempt whose time is over, as of its deadline; leaves any other unchanged. */
export async function closeIfOver(
  tx: Tx,
  deps: CloseExamDeps,
  attempt: ExamAttemptRow,
): Promise<ExamAttemptRow> {
  if (!isDue(attempt, deps.now())) return attempt;
  return submitAsItStands(tx, deps, attempt, {
    submitted_at: attempt.deadline_at,
    closed_by_time: true,
  });
}

/** The same from outside a transaction, for the job and for queries. */
export async function closeOverdue(
  db: Database,
  deps: CloseExamDeps,
  attempt: ExamAttemptRow,
): Promise<ExamAttemptRow> {
  if (!isDue(attempt, deps.now())) return attempt;
  return db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, attempt.id);
    return locked && isExamAttempt(locked) ? closeIfOver(tx, deps, locked) : attempt;
  });
}
