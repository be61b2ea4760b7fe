import { and, desc, eq } from 'drizzle-orm';
import { GRADING_MODE } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { isExpired, type StoredQuestion } from '#server/domain/attempt/attempt-view.ts';

const { attempts, attemptAnswers, reviseAnswers } = schema;

export type LastAnswer = Pick<ReviseQuestion, 'last_answer' | 'is_correct' | 'ai_evaluation'> & { at: Date };

const UNANSWERED = { last_answer: null, is_correct: null, ai_evaluation: null, is_expired: false } as const;

/** The learner's last answers of a revise set with their marks and evaluations, by question id. */
export async function lastAnswers(
  db: Queryable,
  learnerId: string,
  reviseId: string,
): Promise<Map<string, LastAnswer>> {
  const [rows, graded] = await Promise.all([
    db
      .select()
      .from(reviseAnswers)
      .where(and(eq(reviseAnswers.learner_id, learnerId), eq(reviseAnswers.revise_id, reviseId))),
    db
      .selectDistinctOn([attemptAnswers.question_id], {
        questionId: attemptAnswers.question_id,
        at: attemptAnswers.answered_at,
        evaluation: attemptAnswers.evaluation,
      })
      .from(attemptAnswers)
      .innerJoin(attempts, eq(attempts.id, attemptAnswers.attempt_id))
      .where(and(eq(attempts.learner_id, learnerId), eq(attempts.exercise_id, reviseId)))
      .orderBy(attemptAnswers.question_id, desc(attemptAnswers.answered_at)),
  ]);
  const evaluations = new Map(graded.map((row) => [row.questionId, row]));
  return new Map(
    rows.map(({ question_id, answer, is_correct, at }) => {
      const evaluated = evaluations.get(question_id);
      // An answer from before a restart does not count.
      const isSame = evaluated?.at.getTime() === at.getTime();
      const ai_evaluation = isSame ? (evaluated?.evaluation ?? null) : null;
      return [question_id, { last_answer: answer, is_correct, ai_evaluation, at }];
    }),
  );
}

/** A question of a revise set as the learner sees it, with their last answer. */
export function reviseView(stored: StoredQuestion, last: LastAnswer | undefined): ReviseQuestion {
  const { question, key, explanation } = stored;
  const shown = { ...question, answers: key, explanation };
  if (!last?.last_answer) return { ...shown, ...UNANSWERED };
  const { at, ...own } = last;
  const isSpoken = question.grading_object === GRADING_MODE.ai;
  const expired =
    isSpoken && isExpired(stored, at, { answer: last.last_answer, evaluation: last.ai_evaluation });
  return { ...shown, ...own, is_expired: expired };
}
