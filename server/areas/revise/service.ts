import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Answer } from '#contract/question.ts';
import type { reviseSubmitQuestion } from '#contract/revise.ts';
import { answerFits } from '#rules/questions/answer-fits.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { ApiFailure } from '#server/http/api-failure.ts';
import type { CheckAccess } from '../course/access.ts';
import { noteWrongAnswer } from '../notebook/note-wrong-answer.ts';
import { learnerTime } from '../practice/learner-time.ts';
import { findExercise, findQuestion } from '../practice/store.ts';

const { reviseAnswers } = schema;

/** Stores and marks an answer. An older one that arrives late does not take the place of a newer one. */
export async function submitReviseQuestion(
  tx: Tx,
  checkAccess: CheckAccess,
  learnerId: string,
  body: BodyOf<typeof reviseSubmitQuestion>,
  now: number,
): Promise<{ is_correct: boolean | null; marks_won: number }> {
  const revise = await findExercise(tx, body.revise_id, 'revise');
  if (!revise) throw new ApiFailure('NOT_FOUND');
  await checkAccess(tx, learnerId, revise.course_id, revise.lesson_id);
  const stored = await findQuestion(tx, revise.id, body.question_id);
  if (!stored) throw new ApiFailure('NOT_FOUND');
  const { question, key } = stored;
  if (!answerFits(question.content, body.answer)) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
  const mark = markAnswer(question.content, key, body.answer, question.marks);
  const values = {
    answer: body.answer,
    is_correct: mark?.isCorrect ?? null,
    marks_won: mark?.marksWon ?? 0,
    at: learnerTime(body, now),
  };
  await tx
    .insert(reviseAnswers)
    .values({ learner_id: learnerId, revise_id: revise.id, question_id: question.id, ...values })
    .onConflictDoUpdate({
      target: [reviseAnswers.learner_id, reviseAnswers.revise_id, reviseAnswers.question_id],
      set: values,
      setWhere: sql`${reviseAnswers.at} <= excluded.at`,
    });
  if (values.is_correct === false && isAnswered(body.answer)) {
    const { answer, at } = values;
    await noteWrongAnswer(tx, { learnerId, exerciseId: revise.id, questionId: question.id, answer, at });
  }
  return { is_correct: values.is_correct, marks_won: values.marks_won };
}

/** The learner's last answers of a revise set, by question id. */
export async function lastAnswers(
  db: Queryable,
  learnerId: string,
  reviseId: string,
): Promise<Map<string, Answer>> {
  const rows = await db
    .select({ questionId: reviseAnswers.question_id, answer: reviseAnswers.answer })
    .from(reviseAnswers)
    .where(and(eq(reviseAnswers.learner_id, learnerId), eq(reviseAnswers.revise_id, reviseId)));
  return new Map(rows.map(({ questionId, answer }) => [questionId, answer]));
}
