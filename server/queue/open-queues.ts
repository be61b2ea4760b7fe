import type { PgBoss, Queue } from 'pg-boss';
import { PUSH_POLICY } from './push-queue.ts';
import { deadOf, QUEUES, type QueueName } from './queues.ts';

const RETRIES = 5;
/** Timeout of a grading, after which another worker may take it over, seconds. */
const GRADING_LIMIT_S = 300;
/** Time until a killed worker is detected, seconds. */
const HEARTBEAT_S = 20;
/**
 * Most of a day with the delays below, so that an endpoint that is down overnight is notified in the morning.
 */
const NOTICE_RETRIES = 24;
const NOTICE_PAUSE_S = 30;
const NOTICE_LONGEST_PAUSE_S = 3_600;
/** Timeout of a notice, after which another worker may take it over, seconds. */
const NOTICE_LIMIT_S = 60;
/** Timeout of the nightly work, seconds. */
const NIGHTLY_LIMIT_S = 3_600;

/** How often and for how long a job is tried again after a failure. */
const POLICIES: Record<QueueName, Omit<Queue, 'name' | 'deadLetter'>> = {
  grading: {
    retryLimit: RETRIES,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: GRADING_LIMIT_S,
    heartbeatSeconds: HEARTBEAT_S,
  },
  'test-deadlines': { retryLimit: RETRIES, retryDelay: 2, retryBackoff: true },
  notices: {
    retryLimit: NOTICE_RETRIES,
    retryDelay: NOTICE_PAUSE_S,
    retryBackoff: true,
    retryDelayMax: NOTICE_LONGEST_PAUSE_S,
    expireInSeconds: NOTICE_LIMIT_S,
  },
  pushes: PUSH_POLICY,
  nightly: { retryLimit: 2, retryDelay: 600, expireInSeconds: NIGHTLY_LIMIT_S },
};

/** Creates the queues with their retry policies, each with its dead letter. */
export async function openQueues(boss: PgBoss): Promise<void> {
  for (const queue of QUEUES) {
    const deadLetter = deadOf(queue);
    await boss.createQueue(deadLetter);
    await boss.createQueue(queue, { ...POLICIES[queue], deadLetter });
    // Queues of earlier versions had none.
    await boss.updateQueue(queue, { deadLetter });
  }
}
