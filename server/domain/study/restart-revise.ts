import { and, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { restarts, reviseAnswers } from '#server/db/schema-progress.ts';
import { answeredOf } from './answered.ts';
import { storeRestart } from './restarts.ts';

/**
 * Restarts a revise set: earlier answers are deleted, including those that arrive later. Their number is
 * stored, since the work was done.
 */
export async function restartRevise(tx: Tx, learnerId: string, reviseId: string, at: Date): Promise<void> {
  await storeRestart(tx, { learner_id: learnerId, kind: 'revise', module_id: reviseId, at });
  const answersOfSet = and(eq(reviseAnswers.learner_id, learnerId), eq(reviseAnswers.revise_id, reviseId));
  const [before] = await tx
    .select({ answered: answeredOf(reviseAnswers.answer) })
    .from(reviseAnswers)
    .where(answersOfSet);
  await tx
    .update(restarts)
    .set({ answered_before: sql`greatest(${restarts.answered_before}, ${before?.answered ?? 0})` })
    .where(
      and(eq(restarts.learner_id, learnerId), eq(restarts.kind, 'revise'), eq(restarts.module_id, reviseId)),
    );
  await tx.delete(reviseAnswers).where(and(answersOfSet, lte(reviseAnswers.at, at)));
}
