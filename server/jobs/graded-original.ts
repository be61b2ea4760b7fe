import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { Database } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { GradeAnswerJob } from '#server/queue/jobs.ts';

const { attempts, attemptAnswers, exercises } = schema;

/**
 * The evaluation of the same answer in an earlier attempt of the learner, from which this one was taken over; it may
 * still be `waiting`. Null for an answer of its own.
 */
export async function gradedOriginal(db: Database, job: GradeAnswerJob): Promise<AiEvaluation | null> {
  const taking = alias(attempts, 'taking');
  const copy = alias(attemptAnswers, 'copy');
  const status = sql`${attemptAnswers.evaluation} ->> 'status'`;
  const [row] = await db
    .select({ evaluation: attemptAnswers.evaluation })
    .from(copy)
    .innerJoin(taking, eq(taking.id, copy.attempt_id))
    .innerJoin(exercises, and(eq(exercises.id, taking.exercise_id), eq(exercises.kind, 'speaking')))
    .innerJoin(
      attempts,
      and(
        eq(attempts.learner_id, taking.learner_id),
        eq(attempts.exercise_id, taking.exercise_id),
        lt(attempts.received_at, taking.received_at),
      ),
    )
    .innerJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attempt_id, attempts.id),
        eq(attemptAnswers.question_id, copy.question_id),
        eq(attemptAnswers.answer, copy.answer),
        sql`${status} in ('finished', 'waiting')`,
      ),
    )
    .where(and(eq(copy.attempt_id, job.attemptId), eq(copy.question_id, job.questionId)))
    .orderBy(asc(status))
    .limit(1);
  return row?.evaluation ?? null;
}
