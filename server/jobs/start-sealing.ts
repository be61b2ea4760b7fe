import { openAuditSigner } from '#server/domain/audit/audit-head.ts';
import { securityEvent } from '#server/log/security-event.ts';
import { notifyOperator } from '#server/notices/notify-operator.ts';
import type { Platform } from '../platform.ts';
import { lastHeadId, type Sealing, sealTrail, stillFits } from './seal-trail.ts';

/** What somebody who rules the database can rewrite unnoticed is what was added in this time, milliseconds. */
const SEAL_MS = 60_000;
/** The operator's address gets one head in this time, milliseconds; each stands for all entries before it. */
const NOTICE_MS = 600_000;

export interface Sealer {
  /** Signs the newest entry if it is new, and tells the log, and the operator's address when it is time. */
  seal(isLast?: boolean): Promise<void>;
  /** Ends it; the newest entry is signed and sent. */
  stop(): Promise<void>;
}

type Parts = Pick<Platform, 'config' | 'db' | 'jobs' | 'log'>;

/** Signs heads of the audit trail at the start, at the end and in between. Failures are logged and made up for. */
export async function startSealing(platform: Parts, clock = Date.now): Promise<Sealer> {
  const { db, config, log } = platform;
  const sealing: Sealing = { db, signer: openAuditSigner(config), directory: config.DATA_DIR };
  let noticedAt = Number.NEGATIVE_INFINITY;
  /** The newest head that the operator's address was not sent. */
  let unsent: string | null = null;
  let isReported = false;
  let isFirst = true;

  async function sealOnce(isLast: boolean): Promise<void> {
    // A process that was killed may not have sent its last one; receivers know a second time by its id.
    if (isFirst) unsent = await lastHeadId(sealing);
    isFirst = false;
    const isDue = isLast || clock() - noticedAt >= NOTICE_MS;
    if (!isReported && !(await stillFits(sealing))) {
      isReported = true;
      securityEvent(log, 'audit-trail-broken');
    }
    const sealed = await sealTrail(sealing, async (tx, { id }) => {
      if (isDue) await notifyOperator(platform, tx, { kind: 'audit-head', id });
    });
    if (sealed) {
      securityEvent(log, 'audit-head', { ...sealed.head });
      unsent = isDue ? null : sealed.id;
    } else if (isDue && unsent !== null) {
      const id = unsent;
      await db.transaction((tx) => notifyOperator(platform, tx, { kind: 'audit-head', id }));
      unsent = null;
    } else return;
    if (isDue) noticedAt = clock();
  }

  let running: Promise<void> = Promise.resolve();
  const seal = (isLast = false): Promise<void> => {
    running = running
      .then(() => sealOnce(isLast))
      .catch((err: unknown) => log.error({ err }, 'the audit trail was not signed; it is tried again'));
    return running;
  };
  await seal();
  const timer = setInterval(() => void seal(), SEAL_MS);
  return {
    seal,
    stop() {
      clearInterval(timer);
      return seal(true);
    },
  };
}
