import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { AttemptRow } from './store.ts';

const { attempts, attemptAnswers, questions } = schema;

/** Of several open attempts at one exercise, more than these are not looked at. */
const MOST_OPEN = 8;

export interface OpenPlace {
  learnerId: string;
  exerciseId: string;
}

/** Attempts at one exercise that are neither submitted nor given up. */
const areOpen = ({ learnerId, exerciseId }: OpenPlace) =>
  and(
    eq(attempts.learner_id, learnerId),
    eq(attempts.exercise_id, exerciseId),
    isNull(attempts.submitted_at),
    isNull(attempts.given_up_at),
  );

/** The latest of them first: one for each device that began the exercise without knowing of another. */
export const openAttempts = (db: Queryable, place: OpenPlace): Promise<AttemptRow[]> =>
  db.select().from(attempts).where(areOpen(place)).orderBy(desc(attempts.opened_at)).limit(MOST_OPEN);

/** The same, locked until the transaction ends, in one order for everybody. */
export const lockOpenAttempts = (tx: Queryable, place: OpenPlace): Promise<AttemptRow[]> =>
  tx.select().from(attempts).where(areOpen(place)).orderBy(attempts.id).limit(MOST_OPEN).for('update');

/** Of a question that counts: follow-ups need not be asked. */
export const isCounted = sql`not ${questions.question} ? 'follows'`;

/** For a lateral join with `attempts`: how many questions of an attempt are answered, and when the last one was. */
export const answeredInAttempt = (db: Queryable) =>
  db
    .select({
      count: sql<number>`(count(*) filter (where ${isCounted}))::int`.as('count'),
      last: sql<Date | null>`max(${attemptAnswers.answered_at})`.mapWith(attempts.opened_at).as('last'),
    })
    .from(attemptAnswers)
    .innerJoin(
      questions,
      and(eq(questions.exercise_id, attempts.exercise_id), eq(questions.id, attemptAnswers.question_id)),
    )
    .where(eq(attemptAnswers.attempt_id, attempts.id))
    .as('answered');

/** The newest answer to each question in several attempts. */
export async function newestAnswers(db: Queryable, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return [];
  return db
    .selectDistinctOn([attemptAnswers.question_id], {
      questionId: attemptAnswers.question_id,
      answer: attemptAnswers.answer,
      at: attemptAnswers.answered_at,
    })
    .from(attemptAnswers)
    .where(inArray(attemptAnswers.attempt_id, [...attemptIds]))
    .orderBy(attemptAnswers.question_id, desc(attemptAnswers.answered_at));
}
