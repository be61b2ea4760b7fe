import { eq, sql } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod/mini';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { soundCardId } from '#rules/notebook/card-id.ts';
import { trainedIn } from '#rules/pronunciation/trained-in.ts';
import { weakSounds } from '#rules/pronunciation/weak-sounds.ts';
import type { Tx } from '#server/db/connect.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { pronunciationLessons } from '#server/db/schema-pronunciation.ts';
import { recordEvent } from '#server/domain/notebook/take-event.ts';

const chartRow = z.object({ id: z.string(), phones: z.array(z.string()) });
const phoneRow = z.object({ phone: z.string(), score: z.coerce.number() });

/** The sounds that a set trains, with their phones. */
async function soundsOf(tx: Tx, setId: string): Promise<z.infer<typeof chartRow>[]> {
  const trained = trainedIn(setId);
  if (trained === null) return [];
  const { rows } = await tx.execute(sql`
    select sound ->> 'id' as id, sound -> 'phones' as phones
    from sound_texts cross join jsonb_array_elements(data -> 'sounds') as s(sound) where id = 'chart'`);
  const chart = rows.map((row) => chartRow.parse(row));
  if ('sound' in trained) return chart.filter(({ id }) => id === trained.sound);
  const [lesson] = await tx
    .select({ data: pronunciationLessons.data })
    .from(pronunciationLessons)
    .where(eq(pronunciationLessons.id, trained.lesson));
  return chart.filter(({ id }) => lesson?.data.sounds.includes(id));
}

/** Every phone of the latest graded answer to each question of a set. */
async function phonesSaid(tx: Tx, learnerId: string, setId: string): Promise<z.infer<typeof phoneRow>[]> {
  const { rows } = await tx.execute(sql`
    with latest as (
      select distinct on (given.question_id) given.evaluation
      from attempts a join attempt_answers given on given.attempt_id = a.id
      where a.learner_id = ${learnerId} and a.exercise_id = ${setId}
        and given.evaluation->'content'->'result'->>'outcome' = 'graded'
      order by given.question_id, given.answered_at desc
    )
    select heard.phone->>'phone' as phone, heard.phone->>'score' as score
    from latest
      cross join jsonb_array_elements(latest.evaluation->'content'->'result'->'words') as said(word)
      cross join jsonb_array_elements(said.word->'phones') as heard(phone)`);
  return rows.map((row) => phoneRow.parse(row));
}

/**
 * After an answer was graded: sounds that its set trains and that are said weakly become cards of the notebook, or
 * their cards come back. At most once a day for each sound, however often it is said.
 */
export async function recordWeakSounds(tx: Tx, attemptId: string, answeredAt: Date): Promise<void> {
  const [attempt] = await tx
    .select({ learnerId: attempts.learner_id, setId: attempts.exercise_id })
    .from(attempts)
    .where(eq(attempts.id, attemptId));
  if (!attempt) return;
  const { learnerId, setId } = attempt;
  const sounds = await soundsOf(tx, setId);
  if (sounds.length === 0) return;
  const at = answeredAt.getTime();
  for (const sound of weakSounds(sounds, await phonesSaid(tx, learnerId, setId))) {
    const id = uuidv5(`${sound} ${vietnamDay(at)}`, learnerId);
    const event = { id, at, kind: 'wrong', rating: null } as const;
    await recordEvent(tx, { learnerId, cardId: soundCardId(sound), event, sound });
  }
}
