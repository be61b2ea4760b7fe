import { and, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { GRADING_MODE } from '#contract/question.ts';
import { type DeviceClock, isClockDoubtful } from '#rules/attempt/claimed-time.ts';
import { judgeLateAnswer } from '#rules/attempt/late-answer.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { StoredQuestion } from './attempt-view.ts';
import type { AttemptRow } from './store.ts';

const { attempts, exercises } = schema;

/** Records that the keys of a submitted attempt are about to be shown. Call it before they are sent. */
export async function recordKeysShown(
  db: Queryable,
  attempt: Pick<AttemptRow, 'id' | 'submitted_at' | 'keys_shown_at'>,
): Promise<void> {
  if (attempt.submitted_at === null || attempt.keys_shown_at !== null) return;
  await db
    .update(attempts)
    .set({ keys_shown_at: sql`now()` })
    .where(and(eq(attempts.id, attempt.id), isNull(attempts.keys_shown_at)));
}

/**
 * The same for everything the learner has submitted, where keys or marks are shown outside an attempt. What is
 * spoken has no keys, and the learning trial hides none: doing either again is no repetition.
 * @param exerciseIds only these exercises
 */
export async function recordKeysOf(
  db: Queryable,
  learnerId: string,
  exerciseIds?: readonly string[],
): Promise<void> {
  if (exerciseIds?.length === 0) return;
  await db
    .update(attempts)
    .set({ keys_shown_at: sql`now()` })
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        exerciseIds && inArray(attempts.exercise_id, [...exerciseIds]),
        notInArray(
          attempts.exercise_id,
          db
            .select({ id: exercises.id })
            .from(exercises)
            .where(inArray(exercises.kind, ['speaking', 'learning_trial'])),
        ),
        isNotNull(attempts.submitted_at),
        isNull(attempts.keys_shown_at),
      ),
    );
}

/**
 * Refuses a late answer to a submitted, locked attempt when the learner may have seen it in what was shown.
 */
export function checkLateAnswer(
  attempt: AttemptRow,
  { question }: StoredQuestion,
  given: { late: boolean } | undefined,
): void {
  const fate = judgeLateAnswer({
    hasKey: question.grading_object === GRADING_MODE.none,
    keysShown: attempt.keys_shown_at !== null,
    standing: given === undefined ? 'none' : given.late ? 'late' : 'in-time',
  });
  if (fate === 'keys-shown') throw new ApiFailure('KEYS_SHOWN');
  if (fate === 'replaced-before') throw new ApiFailure('ATTEMPT_SUBMITTED');
}

/** Whether another attempt has shown the learner the keys of this attempt's exercise. */
async function hasSeenKeys(tx: Tx, { id, learner_id, exercise_id }: AttemptRow): Promise<boolean> {
  const [seen] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, learner_id),
        eq(attempts.exercise_id, exercise_id),
        ne(attempts.id, id),
        isNotNull(attempts.keys_shown_at),
      ),
    )
    .limit(1);
  return seen !== undefined;
}

/**
 * Flags a locked attempt when something of it arrives: as a repetition if its learner knows the keys by now,
 * as doubtful if the device's clock cannot be right.
 * @param isBeginning the arriving command says when the attempt began
 */
export async function flagAttempt(
  tx: Tx,
  attempt: AttemptRow,
  clock: DeviceClock,
  { now, isBeginning }: { now: number; isBeginning: boolean },
): Promise<void> {
  const beganAt = isBeginning ? null : attempt.opened_at.getTime();
  const change = {
    ...(!attempt.clock_doubtful && isClockDoubtful(clock, now, beganAt) && { clock_doubtful: true }),
    ...(!attempt.is_repetition && (await hasSeenKeys(tx, attempt)) && { is_repetition: true }),
  };
  if (Object.keys(change).length > 0)
    await tx.update(attempts).set(change).where(eq(attempts.id, attempt.id));
}

/**
 * Of several attempts at one exercise merged into one learner, the one whose keys were shown first is no
 * repetition; the others are, regardless of who made them.
 */
export async function markRepetitionsOfClaim(
  tx: Tx,
  learnerId: string,
  exerciseIds: readonly string[],
): Promise<void> {
  if (exerciseIds.length === 0) return;
  await tx
    .update(attempts)
    .set({ is_repetition: true })
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        inArray(attempts.exercise_id, [...exerciseIds]),
        eq(attempts.is_repetition, false),
        sql`exists (select from attempts other where other.learner_id = ${attempts.learner_id}
          and other.exercise_id = ${attempts.exercise_id} and other.id <> ${attempts.id}
          and other.keys_shown_at < coalesce(${attempts.keys_shown_at}, 'infinity'))`,
      ),
    );
}
