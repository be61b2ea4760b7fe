import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { JobQueue } from '#server/queue/job-queue.ts';
import type { ContentCache } from './content/content-cache.ts';
import type { Database } from './db/connect.ts';
import type { BlobStore } from './engines/blobs/blob-store.ts';
import type { PushSender } from './engines/push/push-sender.ts';
import type { SmsSender } from './engines/sms/sms-sender.ts';
import type { SpeechEngines } from './engines/speech-engines.ts';
import type { LearnerSessions } from './http/learner-sessions.ts';
import type { MaintenanceWatch } from './maintenance/maintenance-watch.ts';
import type { DiskSpace } from './storage/disk-space.ts';
import type { LearnerAllowance } from './storage/learner-allowance.ts';

/** The services that the areas build on. */
export interface Platform {
  config: Config;
  log: FastifyBaseLogger;
  db: Database;
  sessions: LearnerSessions;
  content: ContentCache;
  blobs: BlobStore;
  sms: SmsSender;
  push: PushSender;
  speech: SpeechEngines;
  jobs: JobQueue;
  disk: DiskSpace;
  allowance: LearnerAllowance;
  maintenance: MaintenanceWatch;
}
