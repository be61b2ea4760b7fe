import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from '#server/db/connect.ts';
import { SanitisedError } from '#server/log/safe-error.ts';
import type { CloseExamJob, GradeAnswerJob, NoticeJob } from '#server/queue/jobs.ts';
import { JobRuns } from './job-runs.ts';
import { openQueues } from './open-queues.ts';
import { type PushQueue, pushQueue } from './push-queue.ts';
import { DEADLINES, GRADING, NIGHTLY, NOTICES } from './queues.ts';
import { oneByOne, workJobsOf } from './work-jobs.ts';

const POLL_S = 1;
/** Concurrent gradings in this process; most of the time they wait for a thread or a service. */
const GRADINGS_AT_ONCE = 4;
/** Seconds of delay do not matter: reading an overdue test submits it as well. */
const DEADLINES_POLL_S = 5;
/** A class starts and ends together: tests closed at the same time, at most the pool's connections. */
const DEADLINES_BATCH = 8;
const NOTICE_POLL_S = 2;
/** Off-peak, in the learners' time zone. */
const NIGHTLY_AT = '30 3 * * *';
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
/** A delay of minutes does not matter at night, seconds. */
const NIGHTLY_POLL_S = 60;

export interface JobQueue extends PushQueue {
  /** Enqueues a grading inside the transaction that makes it necessary. */
  enqueueGrading(tx: Tx, job: GradeAnswerJob): Promise<void>;
  /** Processes gradings in this process. `isLastTry`: a failure now is final. */
  workGrading(
    handle: (job: GradeAnswerJob, isLastTry: boolean, queuedAt: Date) => Promise<void>,
    /** Tells the learner that a grading will not be tried again. */
    onDeadly: (job: GradeAnswerJob) => Promise<void>,
  ): Promise<void>;
  /** Schedules the end of a timed test, inside the transaction that starts it. */
  enqueueDeadline(tx: Tx, job: CloseExamJob, at: Date): Promise<void>;
  /** Closes overdue tests in this process. */
  workDeadlines(handle: (job: CloseExamJob) => Promise<void>): Promise<void>;
  /** Enqueues a notice to the operator, inside the transaction that it reports. */
  enqueueNotice(tx: Tx, job: NoticeJob): Promise<void>;
  /** Sends notices in this process. `isLastTry`: a failure now is final. */
  workNotices(handle: (job: NoticeJob, isLastTry: boolean) => Promise<void>): Promise<void>;
  /** Runs this once a night, in one of the processes that register it. */
  workNightly(handle: () => Promise<void>): Promise<void>;
  /** Says that this process was asked to end, so that its end is not taken for a death. */
  forgive(): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

/** Background work in the same database, so that a job exists exactly when its cause does. */
export async function startJobQueue(pool: pg.Pool, onError: (error: Error) => void): Promise<JobQueue> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // The schema is there (prepareDatabase); making one takes a right that the app's role does not have.
  const boss = new PgBoss({ db, createSchema: false });
  boss.on('error', onError);
  await boss.start();
  await openQueues(boss);
  // Only for a process that works jobs.
  let runs: Promise<JobRuns> | null = null;
  const openRuns = () => (runs ??= JobRuns.open(pool, onError));
  const workJobs = workJobsOf(boss, openRuns, onError);
  const forgive = async () => (await runs)?.forgive();
  return {
    ...pushQueue(boss, workJobs),
    async enqueueGrading(tx, job) {
      await boss.send(GRADING, job, { db: fromDrizzle(tx, sql) });
    },
    workGrading: (handle, onDeadly) =>
      workJobs<GradeAnswerJob>({
        queue: GRADING,
        options: { pollingIntervalSeconds: POLL_S, localConcurrency: GRADINGS_AT_ONCE },
        run: oneByOne(({ data, retryCount, retryLimit, createdOn }) =>
          handle(data, retryCount >= retryLimit, createdOn),
        ),
        onDeadly: ({ data }) => onDeadly(data),
      }),
    async enqueueDeadline(tx, job, at) {
      await boss.send(DEADLINES, job, { startAfter: at, db: fromDrizzle(tx, sql) });
    },
    workDeadlines: (handle) =>
      workJobs<CloseExamJob>({
        queue: DEADLINES,
        options: {
          pollingIntervalSeconds: DEADLINES_POLL_S,
          batchSize: DEADLINES_BATCH,
          burstWhenBatchFull: true,
        },
        run: oneByOne(async ({ data }) => {
          try {
            await handle(data);
          } catch (error) {
            onError(error instanceof Error ? error : new SanitisedError(error));
            throw error;
          }
        }),
      }),
    async enqueueNotice(tx, job) {
      await boss.send(NOTICES, job, { db: fromDrizzle(tx, sql) });
    },
    workNotices: (handle) =>
      workJobs<NoticeJob>({
        queue: NOTICES,
        options: { pollingIntervalSeconds: NOTICE_POLL_S },
        run: oneByOne(({ data, retryCount, retryLimit }) => handle(data, retryCount >= retryLimit)),
      }),
    async workNightly(handle) {
      await boss.schedule(NIGHTLY, NIGHTLY_AT, null, { tz: TIME_ZONE, missed: 'once' });
      await workJobs({
        queue: NIGHTLY,
        options: { pollingIntervalSeconds: NIGHTLY_POLL_S },
        run: oneByOne(handle),
      });
    },
    forgive,
    async stop() {
      await forgive();
      await boss.stop({ graceful: true, timeout: 20_000 });
      await (await runs)?.stop();
    },
  };
}
