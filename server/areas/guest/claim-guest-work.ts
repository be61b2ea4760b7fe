import { and, eq, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { markRepetitionsOfClaim } from '#server/domain/attempt/keys-shown.ts';
import { recordWrongOfAttempt } from '#server/domain/notebook/record-wrong-answer.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { claimLearning, type WorkedIn } from './claim-learning.ts';

const { attempts, attemptAnswers, idempotency, teacherGradings, visitors } = schema;
type AttemptRow = typeof attempts.$inferSelect;

/** Locks the guest's row, inserting a claimed one for an unused token. Null once somebody has claimed it. */
async function claimToken(tx: Tx, token: string): Promise<{ guest_id: string | null } | null> {
  const hash = tokenHash(token);
  const now = new Date();
  const inserted = await tx
    .insert(visitors)
    .values({ token_hash: hash, claimed_at: now })
    .onConflictDoNothing()
    .returning({ guest_id: visitors.guest_id });
  if (inserted[0]) return inserted[0];
  const [row] = await tx.select().from(visitors).where(eq(visitors.token_hash, hash)).for('update');
  if (!row || row.claimed_at !== null) return null;
  await tx.update(visitors).set({ claimed_at: now }).where(eq(visitors.token_hash, hash));
  return row;
}

/** Adds the guest's wrong answers to the learner's notebook. */
async function recordWrongAnswers(tx: Tx, transferred: readonly AttemptRow[]): Promise<void> {
  const submitted = transferred.flatMap(({ submitted_at, ...attempt }) =>
    submitted_at ? [{ ...attempt, submitted_at }] : [],
  );
  if (submitted.length === 0) return;
  const answers = await tx
    .select()
    .from(attemptAnswers)
    .where(
      inArray(
        attemptAnswers.attempt_id,
        submitted.map(({ id }) => id),
      ),
    );
  for (const { attempt_id, question_id, answer, is_correct } of answers) {
    const attempt = submitted.find(({ id }) => id === attempt_id);
    if (attempt && is_correct === false) await recordWrongOfAttempt(tx, attempt, question_id, answer);
  }
}

/**
 * As the learner, the device asks which of the guest's commands arrived, and resends those without a
 * confirmation.
 */
async function transferReceipts(tx: Tx, learnerId: string, guestId: string): Promise<void> {
  const own = alias(idempotency, 'own');
  await tx
    .update(idempotency)
    .set({ learner_id: learnerId })
    .where(
      and(
        eq(idempotency.learner_id, guestId),
        notExists(
          tx
            .select({ key: own.key })
            .from(own)
            .where(and(eq(own.learner_id, learnerId), eq(own.key, idempotency.key))),
        ),
      ),
    );
}

/**
 * Transfers everything a guest did to the learner. Repeating it, or an unknown token, transfers nothing; from
 * now on the token is refused.
 */
export async function claimGuestWork(
  tx: Tx,
  learnerId: string,
  token: string,
): Promise<{ attempts: number; worked: WorkedIn }> {
  const guest = await claimToken(tx, token);
  if (!guest?.guest_id) return { attempts: 0, worked: { exercises: [], lessons: [] } };
  const transferred = await tx
    .update(attempts)
    .set({ learner_id: learnerId })
    .where(eq(attempts.learner_id, guest.guest_id))
    .returning();
  // A teacher's requests and grades would otherwise be deleted with the guest.
  await tx
    .update(teacherGradings)
    .set({ learner_id: learnerId })
    .where(eq(teacherGradings.learner_id, guest.guest_id));
  const exercises = transferred.map(({ exercise_id }) => exercise_id);
  await markRepetitionsOfClaim(tx, learnerId, [...new Set(exercises)]);
  const worked = await claimLearning(tx, learnerId, guest.guest_id, exercises);
  await transferReceipts(tx, learnerId, guest.guest_id);
  await recordWrongAnswers(tx, transferred);
  return { attempts: transferred.length, worked };
}
