import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { attemptBand } from './attempt-band.ts';
import { answersOf, questionsOf } from './store.ts';

const { attempts, attemptAnswers, exercises, speakingBands } = schema;

/**
 * Makes the stored band of an attempt of the speaking room that of its evaluations: a submitted one whose talks are all
 * graded has a band, any other none. For `write-answers.ts`, which calls it with each change while the attempt is locked.
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
      isWaiting: sql<boolean>`exists ${waiting}`,
    })
    .from(attempts)
    .innerJoin(exercises, and(eq(exercises.id, attempts.exercise_id), eq(exercises.kind, 'speaking')))
    .where(and(eq(attempts.id, attemptId), isNotNull(attempts.submitted_at)));
  if (!attempt) return;
  const { isWaiting, ...owner } = attempt;
  const given = isWaiting
    ? null
    : attemptBand(await questionsOf(tx, owner.exercise_id), await answersOf(tx, attemptId));
  if (given?.outcome !== 'graded') {
    await tx.delete(speakingBands).where(eq(speakingBands.attempt_id, attemptId));
    return;
  }
  const { low, point, high } = given.band;
  await tx
    .insert(speakingBands)
    .values({ attempt_id: attemptId, ...owner, low, point, high })
    .onConflictDoUpdate({ target: speakingBands.attempt_id, set: { low, point, high } });
}
