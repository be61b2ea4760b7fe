import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { TrialAnswers } from '#contract/learning-trial.ts';
import type { GivenLesson } from '#rules/learning-trial/report.ts';
import type { Queryable } from '#server/db/connect.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { type AttemptRow, answersOf, findAttempt } from '#server/domain/attempt/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/** A taker and the exercise that the lesson is. */
export interface OwnPlace {
  takerId: string;
  exerciseId: string;
}

const isOwn = ({ takerId, exerciseId }: OwnPlace) =>
  and(eq(attempts.learner_id, takerId), eq(attempts.exercise_id, exerciseId));

/** The lesson finished last. */
export async function latestFinished(db: Queryable, place: OwnPlace): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(isOwn(place), isNotNull(attempts.submitted_at)))
    .orderBy(desc(attempts.submitted_at))
    .limit(1);
  return row;
}

/** Where a taker is: in the lesson begun last, or at the end of the one finished last. */
export async function latestLesson(db: Queryable, place: OwnPlace): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(isOwn(place))
    .orderBy(sql`${attempts.submitted_at} is null desc`, desc(attempts.opened_at))
    .limit(1);
  return row;
}

/** The taker's lesson by its attempt's id; without one, the latest that was finished. @throws ApiFailure `NOT_FOUND` */
export async function ownLesson(
  db: Queryable,
  place: OwnPlace,
  attemptId: string | undefined,
): Promise<AttemptRow> {
  if (attemptId !== undefined)
    return owned(await findAttempt(db, attemptId), place.takerId, place.exerciseId);
  const latest = await latestFinished(db, place);
  if (!latest) throw new ApiFailure('NOT_FOUND');
  return latest;
}

export async function answersIn(db: Queryable, attempt: AttemptRow): Promise<TrialAnswers> {
  const answers = await answersOf(db, attempt.id);
  return {
    attempt_id: attempt.id,
    opened_at: attempt.opened_at.getTime(),
    submitted_at: attempt.submitted_at?.getTime() ?? null,
    answers: answers
      .toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime())
      .map(({ questionId, answer, evaluation }) => ({ question_id: questionId, answer, evaluation })),
  };
}

/** The lesson as the reports take it. */
export async function givenLesson(db: Queryable, attempt: AttemptRow): Promise<GivenLesson> {
  const { answers } = await answersIn(db, attempt);
  return {
    attemptId: attempt.id,
    isSubmitted: attempt.submitted_at !== null,
    answers: new Map(answers.map(({ question_id, ...given }) => [question_id, given])),
  };
}
