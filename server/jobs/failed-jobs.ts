import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod/mini';
import type { Database, Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { setEvaluation, WAITING } from '#server/domain/attempt/write-answers.ts';
import { deadOf, GRADING, QUEUES, type QueueName } from '#server/queue/queues.ts';

const { attemptAnswers } = schema;

const thrown = z.object({ message: z.string() });
const gradingData = z.object({ attemptId: z.string(), questionId: z.string() });

/** A job that is not tried again by itself: its last try failed, or the server ended twice while it ran. */
export type FailedJob = {
  id: string;
  failedAt: Date;
  /** The safe form of the error. */
  reason: string;
} & (
  | { queue: typeof GRADING; grading: z.infer<typeof gradingData> }
  | { queue: Exclude<QueueName, typeof GRADING>; grading: null }
);

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

async function readQueue(boss: PgBoss, queue: QueueName): Promise<FailedJob[]> {
  const jobs = await boss.findJobs(deadOf(queue), { queued: true });
  return jobs.map(({ id, data, createdOn, sourceOutput }) => {
    // Drizzle returns timestamps as database strings.
    const failedAt = new Date(createdOn);
    const reason = thrown.safeParse(sourceOutput).data?.message ?? 'unknown';
    return queue === GRADING
      ? { id, failedAt, reason, queue, grading: gradingData.parse(data) }
      : { id, failedAt, reason, queue, grading: null };
  });
}

async function readFailed(boss: PgBoss): Promise<FailedJob[]> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const found: FailedJob[] = [];
  for (const queue of QUEUES) if (known.has(deadOf(queue))) found.push(...(await readQueue(boss, queue)));
  return found.toSorted((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
}

/** Jobs that failed for good, oldest first. */
export const failedJobs = (db: Database): Promise<FailedJob[]> => onQueues(db, readFailed);

/** The learner sees the answer as waiting again. */
const awaitAgain = (tx: Tx, grading: NonNullable<FailedJob['grading']>) =>
  setEvaluation(tx, grading, WAITING, sql`${attemptAnswers.evaluation}->>'status' = 'error'`);

/**
 * Requeues failed jobs.
 * @param ids of `failedJobs`; null for all
 * @returns the requeued jobs
 */
export const retryFailedJobs = (db: Database | Tx, ids: readonly string[] | null): Promise<FailedJob[]> =>
  onQueues(db, async (boss) => {
    const wanted = (await readFailed(boss)).filter(({ id }) => ids === null || ids.includes(id));
    for (const { id, queue, grading } of wanted)
      await db.transaction(async (tx) => {
        if (grading) await awaitAgain(tx, grading);
        await boss.redrive(deadOf(queue), { ids: [id], db: fromDrizzle(tx, sql) });
      });
    return wanted;
  });
