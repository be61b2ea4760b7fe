import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { LearnerSet, SpeakingSet } from '#contract/speaking.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { answeredInAttempt } from '#server/domain/attempt/open-attempts.ts';

const { attempts, exercises, speakingBands, speakingDone } = schema;

/** What a learner has done of sets: those without anything are left out. */
interface Done {
  done: ReadonlyMap<string, number>;
  bands: ReadonlyMap<string, LearnerSet['band']>;
  open: ReadonlyMap<string, NonNullable<LearnerSet['open']>>;
}

async function doneOf(db: Queryable, learnerId: string): Promise<Done['done']> {
  const rows = await db
    .select({ id: speakingDone.exercise_id, done: speakingDone.done })
    .from(speakingDone)
    .where(and(eq(speakingDone.learner_id, learnerId), gt(speakingDone.done, 0)));
  return new Map(rows.map(({ id, done }) => [id, done]));
}

async function bandsOf(db: Queryable, learnerId: string): Promise<Done['bands']> {
  const rows = await db
    .selectDistinctOn([speakingBands.exercise_id], {
      id: speakingBands.exercise_id,
      low: speakingBands.low,
      point: speakingBands.point,
      high: speakingBands.high,
    })
    .from(speakingBands)
    .where(eq(speakingBands.learner_id, learnerId))
    .orderBy(asc(speakingBands.exercise_id), desc(speakingBands.at));
  return new Map(rows.map(({ id, ...band }) => [id, band]));
}

/** The learner's latest attempt at each set that was neither submitted nor given up. Follow-ups are not counted. */
async function openOf(db: Queryable, learnerId: string): Promise<Done['open']> {
  const answered = answeredInAttempt(db);
  const rows = await db
    .selectDistinctOn([attempts.exercise_id], {
      id: attempts.exercise_id,
      attempt_id: attempts.id,
      answered: answered.count,
      at: sql<Date>`greatest(${answered.last}, ${attempts.opened_at})`.mapWith(attempts.opened_at),
    })
    .from(attempts)
    .innerJoin(exercises, and(eq(exercises.id, attempts.exercise_id), eq(exercises.kind, 'speaking')))
    .leftJoinLateral(answered, sql`true`)
    .where(
      and(eq(attempts.learner_id, learnerId), isNull(attempts.submitted_at), isNull(attempts.given_up_at)),
    )
    .orderBy(asc(attempts.exercise_id), desc(attempts.opened_at));
  return new Map(
    rows.map(({ id, attempt_id, answered: count, at }) => [
      id,
      { attempt_id, answered: count ?? 0, at: at.getTime() },
    ]),
  );
}

/** What the learner has done in the speaking room, for each of the sets. */
export async function learnerSets(
  db: Queryable,
  learnerId: string,
  sets: readonly SpeakingSet[],
): Promise<LearnerSet[]> {
  const done = await doneOf(db, learnerId);
  const bands = await bandsOf(db, learnerId);
  const open = await openOf(db, learnerId);
  return sets.map((set) => ({
    ...set,
    done: done.get(set.id) ?? 0,
    band: bands.get(set.id) ?? null,
    open: open.get(set.id) ?? null,
  }));
}

/** Ids of the sets with an attempt that was neither submitted nor given up, the latest first. */
export async function openSetIds(db: Queryable, learnerId: string): Promise<string[]> {
  const open = await openOf(db, learnerId);
  return [...open].toSorted(([, a], [, b]) => b.at - a.at).map(([id]) => id);
}
