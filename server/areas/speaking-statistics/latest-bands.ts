import { desc, eq } from 'drizzle-orm';
import type { BandPoint } from '#contract/speaking.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';

const { speakingBands, speakingSets } = schema;

/** The learner's latest bands, oldest first. */
export async function latestBands(db: Queryable, learnerId: string, count: number): Promise<BandPoint[]> {
  const rows = await db
    .select({
      attempt_id: speakingBands.attempt_id,
      set_id: speakingBands.exercise_id,
      title_vi: speakingSets.title_vi,
      mode: speakingSets.mode,
      at: speakingBands.at,
      low: speakingBands.low,
      point: speakingBands.point,
      high: speakingBands.high,
    })
    .from(speakingBands)
    .innerJoin(speakingSets, eq(speakingSets.id, speakingBands.exercise_id))
    .where(eq(speakingBands.learner_id, learnerId))
    .orderBy(desc(speakingBands.at))
    .limit(count);
  return rows
    .map(({ at, low, point, high, ...row }) => ({ ...row, at: at.getTime(), band: { low, point, high } }))
    .toReversed();
}
