import { and, eq } from 'drizzle-orm';
import type { AiBands } from '#contract/teacher-desk.ts';
import type { Queryable } from '#server/db/connect.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { attemptBand } from '#server/domain/attempt/attempt-band.ts';
import { answersOf, questionsOf } from '#server/domain/attempt/store.ts';

interface Place {
  attempt_id: string;
  question_id: string;
}

/** Talks have one band for all of an attempt: it is that of an answer only where there is no other talk. */
async function talkBands(db: Queryable, { attempt_id }: Place): Promise<AiBands | null> {
  const [attempt] = await db
    .select({ exercise: attempts.exercise_id })
    .from(attempts)
    .where(eq(attempts.id, attempt_id));
  if (!attempt) return null;
  const given = attemptBand(await questionsOf(db, attempt.exercise), await answersOf(db, attempt_id));
  if (given?.outcome !== 'graded' || given.talks !== 1) return null;
  return { band: given.band, criteria: given.criteria.map(({ code, band }) => ({ code, band })) };
}

/** The AI's bands of an answer; null if it gave none, or has not yet. */
export async function aiBandsOf(db: Queryable, place: Place): Promise<AiBands | null> {
  const [row] = await db
    .select({ evaluation: attemptAnswers.evaluation })
    .from(attemptAnswers)
    .where(
      and(eq(attemptAnswers.attempt_id, place.attempt_id), eq(attemptAnswers.question_id, place.question_id)),
    );
  const content = row?.evaluation?.content;
  if (content?.kind === 'talk') return talkBands(db, place);
  if (content?.kind !== 'writing' || content.result.outcome !== 'graded') return null;
  const { band, criteria } = content.result;
  return { band, criteria: criteria.map(({ code, band: of }) => ({ code, band: of })) };
}
