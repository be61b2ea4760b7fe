import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { type ChartSound, type SoundRecord, soundSetId } from '#contract/ipa-chart.ts';
import type { Queryable } from '#server/db/connect.ts';

const rowSchema = z.object({
  sound: z.string(),
  count: z.coerce.number(),
  mean: z.coerce.number(),
  at: z.coerce.number(),
});

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * A learner's record of each sound that was scored: of the phones that are that sound, in the latest answer to each
 * question of its set. The cost does not grow with earlier answers to the same question by more than their rows.
 */
export async function ownRecord(
  db: Queryable,
  learnerId: string,
  sounds: readonly Pick<ChartSound, 'id' | 'phones'>[],
): Promise<SoundRecord[]> {
  const phones = sounds.flatMap((sound) =>
    sound.phones.map((phone) => ({ sound: sound.id, exercise: soundSetId(sound.id), phone })),
  );
  const { rows } = await db.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as w(sound text, exercise text, phone text)
    ), latest as (
      select distinct on (a.exercise_id, given.question_id)
        a.exercise_id, given.answered_at, given.evaluation
      from attempts a join attempt_answers given on given.attempt_id = a.id
      where a.learner_id = ${learnerId} and a.exercise_id in (select exercise from wanted)
        and given.evaluation->'content'->'result'->>'outcome' = 'graded'
      order by a.exercise_id, given.question_id, given.answered_at desc
    )
    select wanted.sound, count(*) as count, avg((heard.phone->>'score')::float) as mean,
      max(extract(epoch from latest.answered_at) * 1000) as at
    from latest
      cross join jsonb_array_elements(latest.evaluation->'content'->'result'->'words') as said(word)
      cross join jsonb_array_elements(said.word->'phones') as heard(phone)
      join wanted on wanted.exercise = latest.exercise_id and wanted.phone = heard.phone->>'phone'
    group by wanted.sound`);
  return rows.map((row) => {
    const { sound, count, mean, at } = rowSchema.parse(row);
    return { sound, count, mean: tenth(mean), at: Math.round(at) };
  });
}
