import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, type Job, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import type { Tx } from '#server/db/connect.ts';
import { reasonOf, SanitisedError } from '#server/log/safe-error.ts';
import type { CloseExamJob, GradeAnswerJob, NoticeJob } from '#server/queue/jobs.ts';
import { createPushQueue, type PushQueue, pushQueue } from './push-queue.ts';
import { GRADING, GRADING_DEAD } from './queues.ts';

/** A job's error is stored with it and shown to operators, so it must be a safe one. */
async function withSafeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SanitisedError(error);
  }
}

const RETRIES = 5;
/** Timeout of a grading, after which another worker may take it over, seconds. */
const GRADING_LIMIT_S = 300;
/** Time until a killed worker is detected, seconds. */
const HEARTBEAT_S = 20;
const POLL_S = 1;
/** Concurrent gradings in this process; most of the time they wait for a thread or a service. */
const GRADINGS_AT_ONCE = 4;
const DEADLINES = 'test-deadlines';
/** Seconds of delay do not matter: reading an overdue test submits it as well. */
const DEADLINES_POLL_S = 5;
/** A class starts and ends together: tests closed at the same time, at most the pool's connections. */
const DEADLINES_BATCH = 8;
const NOTICES = 'notices';
/**
 * Most of a day with the delays below, so that an endpoint that is down overnight is notified in the morning.
 */
const NOTICE_RETRIES = 24;
const NOTICE_PAUSE_S = 30;
const NOTICE_LONGEST_PAUSE_S = 3_600;
/** Timeout of a notice, after which another worker may take it over, seconds. */
const NOTICE_LIMIT_S = 60;
const NOTICE_POLL_S = 2;
const NIGHTLY = 'nightly';
/** Off-peak, in the learners' time zone. */
const NIGHTLY_AT = '30 3 * * *';
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
/** Timeout of the nightly work, seconds. */
const NIGHTLY_LIMIT_S = 3_600;
/** A delay of minutes does not matter at night, seconds. */
const NIGHTLY_POLL_S = 60;

export interface JobQueue extends PushQueue {
  /** Enqueues a grading inside the transaction that makes it necessary. */
  enqueueGrading(tx: Tx, job: GradeAnswerJob): Promise<void>;
  /** Processes gradings in this process. `isLastTry`: a failure now is final. */
  workGrading(
    handle: (job: GradeAnswerJob, isLastTry: boolean, queuedAt: Date) => Promise<void>,
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
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

/** Creates the queues with their retry policies; the nightly one is created with its worker. */
async function openQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(GRADING_DEAD);
  await boss.createQueue(GRADING, {
    retryLimit: RETRIES,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: GRADING_LIMIT_S,
    heartbeatSeconds: HEARTBEAT_S,
    deadLetter: GRADING_DEAD,
  });
  await boss.createQueue(DEADLINES, { retryLimit: RETRIES, retryDelay: 2, retryBackoff: true });
  await boss.createQueue(NOTICES, {
    retryLimit: NOTICE_RETRIES,
    retryDelay: NOTICE_PAUSE_S,
    retryBackoff: true,
    retryDelayMax: NOTICE_LONGEST_PAUSE_S,
    expireInSeconds: NOTICE_LIMIT_S,
  });
  await createPushQueue(boss);
}

/** Background work in the same database, so that a job exists exactly when its cause does. */
export async function startJobQueue(pool: pg.Pool, onError: (error: Error) => void): Promise<JobQueue> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // The schema is there (prepareDatabase); making one takes a right that the app's role does not have.
  const boss = new PgBoss({ db, createSchema: false });
  boss.on('error', onError);
  await boss.start();
  await openQueues(boss);
  return {
    ...pushQueue(boss, onError),
    async enqueueGrading(tx, job) {
      await boss.send(GRADING, job, { db: fromDrizzle(tx, sql) });
    },
    async workGrading(handle) {
      await boss.work<GradeAnswerJob, void, WorkOptions & { includeMetadata: true }>(
        GRADING,
        {
          includeMetadata: true,
          pollingIntervalSeconds: POLL_S,
          localConcurrency: GRADINGS_AT_ONCE,
        },
        async (jobs) => {
          for (const { data, retryCount, retryLimit, createdOn } of jobs)
            await withSafeErrors(() => handle(data, retryCount >= retryLimit, createdOn));
        },
      );
    },
    async enqueueDeadline(tx, job, at) {
      await boss.send(DEADLINES, job, { startAfter: at, db: fromDrizzle(tx, sql) });
    },
    async workDeadlines(handle) {
      const end = async ({ id, data }: Job<CloseExamJob>): Promise<JobResult> => {
        try {
          await handle(data);
          return { id, status: 'completed' };
        } catch (error) {
          onError(error instanceof Error ? error : new SanitisedError(error));
          return { id, status: 'failed', output: { message: reasonOf(error) } };
        }
      };
      await boss.work<CloseExamJob, void, WorkOptions & { perJobResults: true }>(
        DEADLINES,
        {
          pollingIntervalSeconds: DEADLINES_POLL_S,
          batchSize: DEADLINES_BATCH,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) => Promise.all(jobs.map(end)),
      );
    },
    async enqueueNotice(tx, job) {
      await boss.send(NOTICES, job, { db: fromDrizzle(tx, sql) });
    },
    async workNotices(handle) {
      await boss.work<NoticeJob, void, WorkOptions & { includeMetadata: true }>(
        NOTICES,
        { includeMetadata: true, pollingIntervalSeconds: NOTICE_POLL_S },
        async (jobs) => {
          for (const { data, retryCount, retryLimit } of jobs)
            await withSafeErrors(() => handle(data, retryCount >= retryLimit));
        },
      );
    },
    async workNightly(handle) {
      await boss.createQueue(NIGHTLY, { retryLimit: 2, retryDelay: 600, expireInSeconds: NIGHTLY_LIMIT_S });
      await boss.schedule(NIGHTLY, NIGHTLY_AT, null, { tz: TIME_ZONE, missed: 'once' });
      await boss.work(NIGHTLY, { pollingIntervalSeconds: NIGHTLY_POLL_S }, () => withSafeErrors(handle));
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
