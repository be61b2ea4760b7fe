import { eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable } from '#server/db/connect.ts';
import { speakingPreparations } from '#server/db/schema-speaking-practice.ts';

type Standing = ResponseOf<typeof ENDPOINTS.speakingExam.setPreparation>;

const standingOf = (row: { is_prepared: boolean; checked_at: Date } | undefined): Standing => ({
  is_prepared: row?.is_prepared ?? false,
  prepared_at: row?.is_prepared ? row.checked_at.getTime() : null,
});

/** Whether the learner's microphone, speaker and room were found fit when last checked: the same for every test. */
export async function readPreparation(db: Queryable, learnerId: string): Promise<Standing> {
  const [row] = await db
    .select()
    .from(speakingPreparations)
    .where(eq(speakingPreparations.learner_id, learnerId));
  return standingOf(row);
}

export async function storePreparation(
  db: Queryable,
  learnerId: string,
  is_prepared: boolean,
): Promise<Standing> {
  const checked = { is_prepared, checked_at: new Date() };
  await db
    .insert(speakingPreparations)
    .values({ learner_id: learnerId, ...checked })
    .onConflictDoUpdate({ target: speakingPreparations.learner_id, set: checked });
  return standingOf(checked);
}
