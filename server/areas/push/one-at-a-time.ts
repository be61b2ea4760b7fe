import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { learners } from '../../db/schema-account.ts';

/** Lets a learner's other calls that change their devices or settings wait until this transaction ends. */
export async function oneAtATime(tx: Tx, learnerId: string): Promise<void> {
  await tx.select({ id: learners.id }).from(learners).where(eq(learners.id, learnerId)).for('no key update');
}
