import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { attemptBand } from '#server/domain/attempt/attempt-band.ts';
import { answersOf, questionsOf } from '#server/domain/attempt/store.ts';

const { attempts, attemptAnswers, exercises, speakingBands } = schema;

/**
 * Stores the band of a submitted attempt of the speaking room, once all its talks are graded; call it in the
 * transaction that changed an evaluation, while the attempt is locked. Until then there is none: a trigger deletes it
 * with the first evaluation that changes.
 */
export async function keepSpeakingBand(tx: Tx, attemptId: string): Promise<void> {
  const waiting = tx
    .select({ one: sql`1` })
    .from(attemptAnswers)
    .where(
      and(
        eq(attemptAnswers.attempt_id, attemptId),
        sql`${attemptAnswers.evaluation} ->> 'status' = 'waiting'`,
      ),
    );
  const [attempt] = await tx
    .select({
      learner_id: attempts.learner_id,
      exercise_id: attempts.exercise_id,
      at: sql<Date>`${attempts.submitted_at}`.mapWith(attempts.submitted_at),
    })
    .from(attempts)
    .innerJoin(exercises, and(eq(exercises.id, attempts.exercise_id), eq(exercises.kind, 'speaking')))
    .where(and(eq(attempts.id, attemptId), isNotNull(attempts.submitted_at), sql`not exists ${waiting}`));
  if (!attempt) return;
  const given = attemptBand(await questionsOf(tx, attempt.exercise_id), await answersOf(tx, attemptId));
  if (given?.outcome !== 'graded') return;
  const { low, point, high } = given.band;
  await tx
    .insert(speakingBands)
    .values({ attempt_id: attemptId, ...attempt, low, point, high })
    .onConflictDoUpdate({ target: speakingBands.attempt_id, set: { low, point, high } });
}
