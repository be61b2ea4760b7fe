import { and, eq, isNull } from 'drizzle-orm';
import type { DeviceClock } from '#rules/attempt/claimed-time.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { ensureAttempt, lockAttempt } from '#server/domain/attempt/store.ts';
import { copyAnswers } from '#server/domain/attempt/write-answers.ts';
import { questionOf, type StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

const { attempts } = schema;

type Redo = DeviceClock & { attempt_id: string; new_attempt_id: string };

/** Inserts the new attempt, which must not have been submitted. */
async function beginAnew(tx: Tx, learnerId: string, setId: string, body: Redo): Promise<void> {
  if (body.new_attempt_id === body.attempt_id) throw new ApiFailure('ATTEMPT_SUBMITTED');
  const openedAt = learnerTime(body, Date.now());
  const attempt = await ensureAttempt(tx, {
    id: body.new_attempt_id,
    learnerId,
    exerciseId: setId,
    openedAt,
  });
  if (owned(attempt, learnerId, setId).submitted_at) throw new ApiFailure('ATTEMPT_SUBMITTED');
}

/**
 * Begins a set again. The earlier attempt is given up if it was not submitted; nothing of it may have arrived.
 */
export async function redoTopic(
  tx: Tx,
  learnerId: string,
  { set }: StoredSet,
  body: Redo,
): Promise<{ attempt_id: string }> {
  const before = await lockAttempt(tx, body.attempt_id);
  if (before) owned(before, learnerId, set.id);
  await beginAnew(tx, learnerId, set.id, body);
  await tx
    .update(attempts)
    .set({ given_up_at: learnerTime(body, Date.now()) })
    .where(
      and(eq(attempts.id, body.attempt_id), isNull(attempts.submitted_at), isNull(attempts.given_up_at)),
    );
  return { attempt_id: body.new_attempt_id };
}

/**
 * Begins a new attempt with the answers of a submitted one and what was found in them, except to one question and its
 * follow-up.
 */
export async function redoQuestion(
  tx: Tx,
  learnerId: string,
  stored: StoredSet,
  body: Redo & { question_id: string },
): Promise<{ attempt_id: string }> {
  // The answers to a test belong together, as they do in the real one.
  const { set, questions } = stored;
  if (set.mode !== 'topic' || !questionOf(stored, body.question_id)) throw new ApiFailure('NOT_FOUND');
  const before = owned(await lockAttempt(tx, body.attempt_id), learnerId, set.id);
  if (!before.submitted_at) throw new ApiFailure('ATTEMPT_NOT_SUBMITTED');
  await beginAnew(tx, learnerId, set.id, body);
  const again = questions.flatMap(({ question: { id, follows } }) =>
    id === body.question_id || follows === body.question_id ? [id] : [],
  );
  await copyAnswers(tx, before.id, body.new_attempt_id, again);
  return { attempt_id: body.new_attempt_id };
}
