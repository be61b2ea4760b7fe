import { eq } from 'drizzle-orm';
import type { OnboardingChoices } from '#contract/conversation-course.ts';
import type { LevelStanding } from '#rules/conversation/standing.ts';
import { NO_STANDING } from '#rules/conversation/standing.ts';
import type { Tx } from '#server/db/connect.ts';
import { conversationLearners } from '#server/db/schema-conversation.ts';
import type { LearnerRow } from '#server/domain/conversation/standing.ts';

const dateOf = (millis: number | null): Date | null => (millis === null ? null : new Date(millis));

/** Locks the learner's row, so that two devices take turns. A new row has the standing of somebody who did nothing. */
export async function lockedRow(tx: Tx, learnerId: string): Promise<LearnerRow> {
  const fresh: LearnerRow = {
    learner_id: learnerId,
    choices: null,
    suggested_level: null,
    max_level: NO_STANDING.max_level,
    selected_level: null,
    selected_at: null,
    completed_at: null,
  };
  await tx.insert(conversationLearners).values(fresh).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(conversationLearners)
    .where(eq(conversationLearners.learner_id, learnerId))
    .for('update');
  return row ?? fresh;
}

/** Stores what became of a locked row. */
export async function storeStanding(
  tx: Tx,
  learnerId: string,
  { selected_at, completed_at, ...standing }: LevelStanding,
  choices: OnboardingChoices | null,
): Promise<void> {
  const set = {
    ...standing,
    choices,
    selected_at: dateOf(selected_at),
    completed_at: dateOf(completed_at),
  };
  await tx.update(conversationLearners).set(set).where(eq(conversationLearners.learner_id, learnerId));
}
