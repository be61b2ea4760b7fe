import { and, eq, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod/mini';
import type { Database, Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { GradeAnswerJob } from '#server/queue/jobs.ts';
import { GRADING_DEAD } from '#server/queue/queues.ts';

const { attemptAnswers } = schema;

/** A grading whose last attempt failed. */
export interface FailedGrading {
  id: string;
  attemptId: string;
  questionId: string;
  failedAt: Date;
  /** The engine's error. */
  reason: string;
}

const thrown = z.object({ message: z.string() });

/** Reads and moves jobs without processing any. */
async function onQueues<Result>(db: Database | Tx, work: (boss: PgBoss) => Promise<Result>): Promise<Result> {
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false, migrate: false });
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function readFailed(boss: PgBoss): Promise<FailedGrading[]> {
  const jobs = await boss.findJobs<GradeAnswerJob>(GRADING_DEAD, { queued: true });
  return jobs
    .map(({ id, data, createdOn, sourceOutput }) => ({
      id,
      attemptId: data.attemptId,
      questionId: data.questionId,
      // Drizzle returns timestamps as database strings.
      failedAt: new Date(createdOn),
      reason: thrown.safeParse(sourceOutput).data?.message ?? 'unknown',
    }))
    .toSorted((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
}

/** Permanently failed gradings, oldest first. */
export const failedGradings = (db: Database): Promise<FailedGrading[]> => onQueues(db, readFailed);

/**
 * Requeues failed gradings; their learners see them as pending again.
 * @param ids of `failedGradings`; null for all
 * @returns the requeued gradings
 */
export const retryFailedGradings = (
  db: Database | Tx,
  ids: readonly string[] | null,
): Promise<FailedGrading[]> =>
  onQueues(db, async (boss) => {
    const wanted = (await readFailed(boss)).filter(({ id }) => ids === null || ids.includes(id));
    for (const { id, attemptId, questionId } of wanted)
      await db.transaction(async (tx) => {
        await tx
          .update(attemptAnswers)
          .set({ evaluation: { status: 'waiting', content: null } })
          .where(
            and(
              eq(attemptAnswers.attempt_id, attemptId),
              eq(attemptAnswers.question_id, questionId),
              sql`${attemptAnswers.evaluation}->>'status' = 'error'`,
            ),
          );
        await boss.redrive(GRADING_DEAD, { ids: [id], db: fromDrizzle(tx, sql) });
      });
    return wanted;
  });
