import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { keepSpeakingBand } from './keep-speaking-band.ts';

// Whatever writes answers and evaluations, or submits an attempt, is here: what they amount to follows in the same
// transaction, by triggers or by `keepSpeakingBand` (docs/sums.md).

const { attempts, attemptAnswers, recordings } = schema;

/** An answer that the AI is to grade. */
export const WAITING: AiEvaluation = { status: 'waiting', content: null };

const isOf = (attemptId: string, questionId: string) =>
  and(eq(attemptAnswers.attempt_id, attemptId), eq(attemptAnswers.question_id, questionId));

/** Whether the recording exists with an answer referring to it, as the answers' trigger has just recorded. */
async function isInUse(tx: Tx, recordingId: string): Promise<boolean> {
  const rows = await tx
    .select({ uses: recordings.uses })
    .from(recordings)
    .where(eq(recordings.id, recordingId));
  return (rows[0]?.uses ?? 0) > 0;
}

/**
 * Stores an answer, replacing the previous one with its mark and evaluation. A recording it refers to is now
 * in use and will not be cleaned up; throws `RECORDING_MISSING` when it just was.
 */
export async function storeAnswer(
  tx: Tx,
  given: { attemptId: string; questionId: string; answer: Answer; answeredAt: Date; late?: boolean },
): Promise<void> {
  const values = {
    answer: given.answer,
    answered_at: given.answeredAt,
    late: given.late ?? false,
    is_correct: null,
    marks_won: null,
    evaluation: null,
  };
  await tx
    .insert(attemptAnswers)
    .values({ attempt_id: given.attemptId, question_id: given.questionId, ...values })
    .onConflictDoUpdate({ target: [attemptAnswers.attempt_id, attemptAnswers.question_id], set: values });
  const recording = recordingOf(given.answer);
  if (recording !== null && !(await isInUse(tx, recording))) throw new ApiFailure('RECORDING_MISSING');
  // A corrected transcript that is not graded any more today leaves the band to the other talks.
  await keepSpeakingBand(tx, given.attemptId);
}

/** Copies the answers of an attempt, except those to some questions, with what was found in them, to an open one. */
export async function copyAnswers(
  tx: Tx,
  from: string,
  to: string,
  except: readonly string[],
): Promise<void> {
  const kept = await tx
    .select({
      question_id: attemptAnswers.question_id,
      answer: attemptAnswers.answer,
      answered_at: attemptAnswers.answered_at,
      evaluation: sql<AiEvaluation | null>`case when ${attemptAnswers.evaluation} ->> 'status' = 'finished' then ${attemptAnswers.evaluation} end`,
    })
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attempt_id, from), notInArray(attemptAnswers.question_id, [...except])));
  if (kept.length === 0) return;
  await tx
    .insert(attemptAnswers)
    .values(kept.map((answer) => ({ ...answer, attempt_id: to })))
    .onConflictDoNothing();
}

/** Marks an answer by its key. */
export async function markStoredAnswer(
  tx: Tx,
  attemptId: string,
  questionId: string,
  mark: { isCorrect: boolean; marksWon: number } | null,
): Promise<void> {
  await tx
    .update(attemptAnswers)
    .set({ is_correct: mark?.isCorrect ?? null, marks_won: mark?.marksWon ?? null })
    .where(isOf(attemptId, questionId));
}

/** What the AI says of an answer. With a condition, only of one that still meets it. */
export async function setEvaluation(
  tx: Tx,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  evaluation: AiEvaluation,
  condition?: SQL,
): Promise<void> {
  // Holds back whoever grades another answer of the attempt, so that one of them is the last.
  await tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.id, attemptId)).for('no key update');
  await tx
    .update(attemptAnswers)
    .set({ evaluation })
    .where(and(isOf(attemptId, questionId), condition));
  await keepSpeakingBand(tx, attemptId);
}

export async function submitAttempt(tx: Tx, id: string, submittedAt: Date): Promise<void> {
  await tx.update(attempts).set({ submitted_at: submittedAt }).where(eq(attempts.id, id));
  await keepSpeakingBand(tx, id);
}
