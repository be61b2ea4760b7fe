import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import type { PushKind } from '#contract/push.ts';
import type { Tx } from '#server/db/connect.ts';
import { PUSHES } from './queues.ts';
import type { WorkJobs } from './work-jobs.ts';

/** Of workers that died or lost the database: as long as a notification is useful. Where a push service fails, another job tries again. */
const RETRIES = 100;
const LONGEST_PAUSE_S = 300;
/** Lease of a worker: after this time without an outcome, another one sends again, seconds. */
const LEASE_S = 60;
/** Past jobs contain where a learner was led; nobody needs them for long, seconds. */
const KEPT_S = 86_400;
const POLL_S = 1;
/** Sent at once by this process. */
const BATCH = 20;
/** Namespace of the ids of second and later tries, derived from the first. */
const LATER = '6f3c1a52-6f0c-4d0e-9c58-6a1f3f6b7a10';

/** One notification for one device; sent again unchanged, so that the device shows it once. Contains no secrets. */
export interface PushJob {
  subscriptionId: string;
  learnerId: string;
  kind: PushKind;
  tag: string;
  title: string;
  body: string;
  path: string;
  /** When it was decided, milliseconds since 1970, as are the others. */
  at: number;
  /** After this it is not worth sending. */
  expiresAt: number;
  /** The last practice when it was decided, for a streak reminder: after another one it is not sent. */
  practisedAt: number | null;
  /** Failed tries before this one. */
  tries: number;
}

export interface QueuedPush {
  id: string;
  data: PushJob;
}

export interface PushQueue {
  /** Enqueues notifications in the transaction that decides on them, each after so many seconds. */
  enqueuePushes(tx: Tx, pushes: readonly { data: PushJob; delay: number }[]): Promise<void>;
  /** Enqueues a notification once more, for later; repeating this for the same job changes nothing. */
  enqueueAgain(job: QueuedPush, delay: number): Promise<void>;
  /** Sends notifications in this process. `send` returns the ids of those that have an outcome. */
  workPushes(send: (jobs: readonly QueuedPush[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

export const PUSH_POLICY = {
  retryLimit: RETRIES,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_S,
  expireInSeconds: LEASE_S,
  deleteAfterSeconds: KEPT_S,
};

export function pushQueue(boss: Pick<PgBoss, 'insert'>, workJobs: WorkJobs): PushQueue {
  return {
    async enqueuePushes(tx, pushes) {
      const jobs = pushes.map(({ data, delay }) => ({ data, startAfter: delay }));
      if (jobs.length > 0) await boss.insert(PUSHES, jobs, { db: fromDrizzle(tx, sql) });
    },
    async enqueueAgain({ id, data }, delay) {
      await boss.insert(PUSHES, [{ id: uuidv5(id, LATER), data, startAfter: delay }]);
    },
    workPushes: (send) =>
      workJobs<PushJob>({
        queue: PUSHES,
        options: { pollingIntervalSeconds: POLL_S, batchSize: BATCH, burstWhenBatchFull: true },
        run: async (jobs) => {
          const done = await send(jobs);
          return jobs.map(({ id }) => ({ id, status: done.has(id) ? 'completed' : 'failed' }));
        },
      }),
  };
}
