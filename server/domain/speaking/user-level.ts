import { eq, lte, sql } from 'drizzle-orm';
import type { SpeakingLevel } from '#contract/speaking.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { speakingLevels } from '#server/db/schema-speaking.ts';

/** The speaking level that the learner has set; null if none. */
export async function levelOf(db: Queryable, learnerId: string): Promise<SpeakingLevel | null> {
  const [row] = await db
    .select({ level: speakingLevels.level })
    .from(speakingLevels)
    .where(eq(speakingLevels.learner_id, learnerId));
  return row?.level ?? null;
}

/** Sets it, unless a later decision has arrived already. @returns the level that applies */
export async function setLevel(
  tx: Tx,
  learnerId: string,
  chosen: Pick<typeof speakingLevels.$inferInsert, 'level' | 'source' | 'chosen_at'>,
): Promise<SpeakingLevel> {
  await tx
    .insert(speakingLevels)
    .values({ learner_id: learnerId, ...chosen })
    .onConflictDoUpdate({
      target: speakingLevels.learner_id,
      set: chosen,
      setWhere: lte(speakingLevels.chosen_at, sql`excluded.chosen_at`),
    });
  return (await levelOf(tx, learnerId)) ?? chosen.level;
}
