import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { setEvaluation } from '#server/domain/attempt/write-answers.ts';
import type { JobQueue } from '#server/queue/job-queue.ts';

const { attempts, attemptAnswers } = schema;

/**
 * Gives answers that were taken over from another attempt its evaluations, before theirs is submitted, so that they
 * are neither graded nor counted twice. One whose original still waits waits, too: its job takes over the result.
 */
export async function takeOverGradings(
  tx: Tx,
  jobs: Pick<JobQueue, 'enqueueGrading'>,
  attempt: { id: string; learner_id: string; exercise_id: string },
): Promise<void> {
  const source = alias(attempts, 'source');
  const original = alias(attemptAnswers, 'original');
  const rows = await tx
    .selectDistinctOn([attemptAnswers.question_id], {
      questionId: attemptAnswers.question_id,
      evaluation: sql<AiEvaluation>`${original.evaluation}`,
    })
    .from(attemptAnswers)
    .innerJoin(
      source,
      and(
        eq(source.learner_id, attempt.learner_id),
        eq(source.exercise_id, attempt.exercise_id),
        ne(source.id, attempt.id),
      ),
    )
    .innerJoin(
      original,
      and(
        eq(original.attempt_id, source.id),
        eq(original.question_id, attemptAnswers.question_id),
        eq(original.answer, attemptAnswers.answer),
        sql`${original.evaluation} ->> 'status' in ('finished', 'waiting')`,
      ),
    )
    .where(and(eq(attemptAnswers.attempt_id, attempt.id), isNull(attemptAnswers.evaluation)))
    .orderBy(attemptAnswers.question_id, sql`${original.evaluation} ->> 'status'`);
  for (const { questionId, evaluation } of rows) {
    const job = { attemptId: attempt.id, questionId };
    await setEvaluation(tx, job, evaluation);
    if (evaluation.status === 'waiting') await jobs.enqueueGrading(tx, job);
  }
}
