import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { taggedContacts } from '#server/db/schema-learning-trial.ts';
import { askAdvice } from '#server/domain/contact/ask-advice.ts';

/** A guest who asked to be advised after the learning trial has a number now: they are called as the learner. */
export async function claimTags(tx: Tx, learnerId: string, guestId: string): Promise<void> {
  const tags = await tx.delete(taggedContacts).where(eq(taggedContacts.learner_id, guestId)).returning();
  if (tags.length === 0) return;
  const taken = await tx
    .insert(taggedContacts)
    .values(tags.map((tag) => ({ ...tag, learner_id: learnerId })))
    .onConflictDoNothing()
    .returning();
  for (const { title } of taken) await askAdvice(tx, learnerId, title);
}
