import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { reviseAnswers } from '#server/db/schema-progress.ts';
import { storeRestart } from '../lesson/restarts.ts';

/** Begins a revise set again: answers given until then are forgotten, also those that arrive later. */
export async function restartRevise(tx: Tx, learnerId: string, reviseId: string, at: Date): Promise<void> {
  await storeRestart(tx, { learner_id: learnerId, kind: 'revise', module_id: reviseId, at });
  await tx
    .delete(reviseAnswers)
    .where(
      and(
        eq(reviseAnswers.learner_id, learnerId),
        eq(reviseAnswers.revise_id, reviseId),
        lte(reviseAnswers.at, at),
      ),
    );
}
