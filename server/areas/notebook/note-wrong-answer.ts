import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Answer } from '#contract/question.ts';
import { questionCardId } from '#rules/notebook/card-id.ts';
import type { Tx } from '../../db/connect.ts';
import { attempts } from '../../db/schema-progress.ts';
import { takeEvent } from './take-event.ts';

interface WrongAnswer {
  learnerId: string;
  exerciseId: string;
  questionId: string;
  answer: Answer;
  /** When it was given or submitted, by the learner's clock corrected for its skew. */
  at: Date;
}

/** Puts a question that was answered wrongly into the learner's notebook, or sets its card back. */
export async function noteWrongAnswer(tx: Tx, wrong: WrongAnswer): Promise<void> {
  const { learnerId, exerciseId, questionId, answer, at } = wrong;
  await takeEvent(tx, {
    learnerId,
    cardId: questionCardId(exerciseId, questionId),
    event: { id: uuidv7(), at: at.getTime(), kind: 'wrong', rating: null },
    question: { exerciseId, questionId, answer },
  });
}

/** The same for an answer of an attempt that has been submitted. */
export async function noteWrongOfAttempt(
  tx: Tx,
  attemptId: string,
  questionId: string,
  answer: Answer,
): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
  if (!attempt) return;
  const { learner_id, exercise_id, submitted_at, opened_at } = attempt;
  const at = submitted_at ?? opened_at;
  await noteWrongAnswer(tx, { learnerId: learner_id, exerciseId: exercise_id, questionId, answer, at });
}
