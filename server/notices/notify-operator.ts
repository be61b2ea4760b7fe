import type { NoticeJob } from '#server/queue/jobs.ts';
import type { Tx } from '../db/connect.ts';
import type { Platform } from '../platform.ts';
import { noticeOf } from './notice-of.ts';
import { type NoticeAddress, postNotice } from './post-notice.ts';

const addressOf = ({ config }: Pick<Platform, 'config'>): NoticeAddress | null =>
  config.NOTIFY_URL && config.NOTIFY_SECRET ? { url: config.NOTIFY_URL, secret: config.NOTIFY_SECRET } : null;

/** Enqueues a notice in the transaction of its event; a no-op if no endpoint is configured. */
export async function notifyOperator(
  platform: Pick<Platform, 'config' | 'jobs'>,
  tx: Tx,
  job: NoticeJob,
): Promise<void> {
  if (addressOf(platform)) await platform.jobs.enqueueNotice(tx, job);
}

/** Starts sending notices in this process if an endpoint is configured. */
export async function startSendingNotices(
  platform: Pick<Platform, 'config' | 'jobs' | 'db' | 'log'>,
): Promise<void> {
  const address = addressOf(platform);
  if (!address) return;
  const { db, log } = platform;
  await platform.jobs.workNotices(async (job, isLastTry) => {
    const body = await noticeOf(db, job);
    if (body === null) return;
    try {
      await postNotice(address, job.id, body);
    } catch (err) {
      if (isLastTry)
        log.error({ err, kind: job.kind }, 'a notice was never taken; the operator finds it in the list');
      else log.warn({ err, kind: job.kind }, 'a notice was not taken; it is sent again');
      throw err;
    }
  });
}
