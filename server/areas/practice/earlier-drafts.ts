import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { EarlierDraft } from '#contract/practice.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { EarlierDrafts } from '#server/domain/attempt/attempt-view.ts';

const { attempts, attemptAnswers } = schema;

/**
 * The learner's graded essays of a practice before an attempt, the newest of each question.
 * @param before when that attempt was submitted
 */
export async function earlierDrafts(
  db: Queryable,
  learnerId: string,
  exerciseId: string,
  before: Date,
): Promise<EarlierDrafts> {
  const rows = await db
    .selectDistinctOn([attemptAnswers.question_id], {
      questionId: attemptAnswers.question_id,
      attemptId: attempts.id,
      submittedAt: attempts.submitted_at,
      answer: attemptAnswers.answer,
      evaluation: attemptAnswers.evaluation,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attempt_id))
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        eq(attempts.exercise_id, exerciseId),
        lt(attempts.submitted_at, before),
        sql`${attemptAnswers.evaluation} #>> '{content,kind}' = 'writing'`,
        sql`${attemptAnswers.evaluation} #>> '{content,result,outcome}' = 'graded'`,
      ),
    )
    .orderBy(attemptAnswers.question_id, desc(attempts.submitted_at));
  return new Map(
    rows.flatMap(({ questionId, attemptId, submittedAt, answer, evaluation }): [string, EarlierDraft][] =>
      submittedAt && answer.type_code === 'ielts_writing' && evaluation?.content?.kind === 'writing'
        ? [
            [
              questionId,
              {
                attempt_id: attemptId,
                submitted_at: submittedAt.getTime(),
                essay: answer.u,
                evaluation: evaluation.content,
              },
            ],
          ]
        : [],
    ),
  );
}
