import { and, eq } from 'drizzle-orm';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Answer } from '#contract/question.ts';
import { questionCardId } from '#rules/notebook/card-id.ts';
import type { Tx } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import type { SubmittedAttempt } from '#server/domain/attempt/store.ts';
import { recordEvent } from './take-event.ts';

interface WrongAnswer {
  learnerId: string;
  exerciseId: string;
  questionId: string;
  answer: Answer;
  /** When it was given or submitted, by the learner's clock corrected for skew. */
  at: Date;
  /** The same mistake has the same id; a fresh one by default. */
  id?: string;
}

/** The learning trial explains a mistake at once, and what is heard in it is not in its questions. */
async function isExplainedAtOnce(tx: Tx, exerciseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.id, exerciseId), eq(exercises.kind, 'learning_trial')));
  return rows.length > 0;
}

/** Puts a wrongly answered question into the learner's notebook, or resets its card. */
export async function recordWrongAnswer(tx: Tx, wrong: WrongAnswer): Promise<void> {
  const { learnerId, exerciseId, questionId, answer, at, id = uuidv7() } = wrong;
  if (await isExplainedAtOnce(tx, exerciseId)) return;
  await recordEvent(tx, {
    learnerId,
    cardId: questionCardId(exerciseId, questionId),
    event: { id, at: at.getTime(), kind: 'wrong', rating: null },
    question: { exerciseId, questionId, answer },
  });
}

/** The same for an answer of a submitted attempt; marking it again makes no second mistake. */
export async function recordWrongOfAttempt(
  tx: Tx,
  attempt: SubmittedAttempt,
  questionId: string,
  answer: Answer,
): Promise<void> {
  await recordWrongAnswer(tx, {
    learnerId: attempt.learner_id,
    exerciseId: attempt.exercise_id,
    questionId,
    answer,
    at: attempt.submitted_at,
    id: uuidv5(questionId, attempt.id),
  });
}
