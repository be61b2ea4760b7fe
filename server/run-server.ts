import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, readConfig, takeOwnerUrl } from '#server/config/config.ts';
import { hasAgreed } from '#server/domain/consent/consents.ts';
import { missingContacts } from '#server/domain/contact/contact-ways.ts';
import { openBudget } from '#server/domain/provider-budget/open-budget.ts';
import { keepVapidKeys } from '#server/domain/push/vapid-keys.ts';
import { eraseRecordings } from '#server/domain/recording/erase-recordings.ts';
import { closeDataDirectory } from '#server/process/close-data-directory.ts';
import { lockDataDirectory } from '#server/process/data-lock.ts';
import { startJobQueue } from '#server/queue/job-queue.ts';
import { buildApp } from './app.ts';
import { checkFileSms } from './areas/account/check-file-sms.ts';
import { startCleaningUp } from './cleanup/clean-up.ts';
import { ContentCache } from './content/content-cache.ts';
import { loadContent } from './content/load-content.ts';
import { oneNodeAtATime } from './db/connect.ts';
import { openDatabase } from './db/open-database.ts';
import { choosePostgresUser } from './db/postgres-user.ts';
import { directoryBlobStore } from './engines/blobs/directory-blob-store.ts';
import { openChat } from './engines/providers/open-chat.ts';
import type { ProviderError } from './engines/providers/provider-error.ts';
import { openWebPushSender } from './engines/push/web-push-sender.ts';
import { fileSmsSender } from './engines/sms/file-sms-sender.ts';
import { httpSmsSender } from './engines/sms/http-sms-sender.ts';
import { openSpeechEngines } from './engines/speech-engines.ts';
import { openTranscriber } from './engines/transcription/open-transcriber.ts';
import { openWritingGrader } from './engines/writing/open-writing-grader.ts';
import { createThreadedWritingGrader } from './engines/writing/threaded-writing-grader.ts';
import { closerOf } from './http/close-app.ts';
import { LearnerSessions } from './http/learner-sessions.ts';
import { sweepLimits } from './http/rate-limit.ts';
import { startPushes } from './jobs/push/start-pushes.ts';
import { startStaffWork } from './jobs/staff/start-staff-work.ts';
import { startClosingExams } from './jobs/start-closing-exams.ts';
import { startGrading } from './jobs/start-grading.ts';
import { startHeartbeat } from './jobs/start-heartbeat.ts';
import { startSealing } from './jobs/start-sealing.ts';
import { createLog } from './log/create-log.ts';
import { lastResort } from './log/last-resort.ts';
import { MaintenanceWatch } from './maintenance/maintenance-watch.ts';
import { startSendingNotices } from './notices/notify-operator.ts';
import type { Platform } from './platform.ts';
import { openDiskSpace, warnOfLittleSpace } from './storage/disk-space.ts';
import { LearnerAllowance } from './storage/learner-allowance.ts';
import { startFailure } from './storage/start-failure.ts';

const SWEEP_MS = 10 * 60_000;

/** What has been started and how to stop it, in reverse order. */
class Started {
  readonly #stops: (() => unknown)[] = [];

  readonly onStop = (stop: () => unknown): void => {
    this.#stops.push(stop);
  };

  async stop(onError: (error: unknown) => void): Promise<void> {
    for (const stop of this.#stops.splice(0).toReversed()) {
      try {
        await stop();
      } catch (error) {
        onError(error);
      }
    }
  }
}

function restrictDataDirectory({ DATA_DIR, DATABASE_URL }: Config, log: Logger): void {
  const { closed, open } = closeDataDirectory(
    DATA_DIR,
    !DATABASE_URL && choosePostgresUser().ids !== undefined,
  );
  if (closed.length > 0)
    log.warn({ closed }, 'files in DATA_DIR were open to other users; their access has been removed');
  if (open.length > 0) log.warn({ open }, 'files in DATA_DIR are open to other users; remove their access');
}

const smsSender = (config: Config, log: Logger) =>
  config.SMS_ADAPTER === 'http' && config.SMS_URL
    ? httpSmsSender(config.SMS_URL, config)
    : fileSmsSender(config.DATA_DIR, (file) => log.info({ file }, 'a message was written to a file'));

interface Start {
  config: Config;
  /** See `takeOwnerUrl`. */
  ownerUrl: string | undefined;
  appDirectory: string;
}

async function startAll(start: Start, log: Logger, started: Started): Promise<void> {
  const { config, ownerUrl, appDirectory } = start;
  const lock = lockDataDirectory(config.DATA_DIR);
  started.onStop(lock.release);
  restrictDataDirectory(config, log);
  const { db, options, ...others } = await openDatabase(config, ownerUrl, log, started.onStop);
  const warning = await checkFileSms(db, config);
  if (warning) log.warn(warning);
  const missing = missingContacts(config);
  if (missing) log.warn(missing);
  const blobs = directoryBlobStore(join(config.DATA_DIR, 'blobs'));
  const content = await loadContent({ db, blobs, config, log });
  // Opened before the queue, so that they close after it.
  const budget = openBudget(db, config);
  const transcriber = openTranscriber(config, budget, (learner) => hasAgreed(db, learner, 'voice_service'));
  const hasTextConsent = (learner: string) => hasAgreed(db, learner, 'text_service');
  const onProblem = ({ kind, message }: ProviderError) =>
    log.warn({ kind, reason: message }, 'the language model did not help; an embedded engine does its work');
  const speech = openSpeechEngines(config, { transcriber, budget, hasTextConsent, onProblem });
  const ownWriting = createThreadedWritingGrader();
  started.onStop(() => Promise.all([speech.close(), ownWriting.close()]));
  const writing = openWritingGrader(openChat(config, budget, hasTextConsent), ownWriting, onProblem);
  const push = openWebPushSender({ subject: config.VAPID_SUBJECT, keys: await keepVapidKeys(db) });
  started.onStop(push.close);
  // It creates its tables on the first start, for which nodes have to take turns.
  const jobs = await oneNodeAtATime(options, () =>
    startJobQueue(others.jobs.pool, (error) => log.error({ err: error }, 'the job queue failed')),
  );
  started.onStop(jobs.stop);
  const platform: Platform = {
    config,
    log,
    db,
    blobs,
    jobs,
    speech,
    sms: smsSender(config, log),
    push,
    sessions: new LearnerSessions(db, config.SESSION_IDLE_DAYS),
    content: new ContentCache(others.content.db),
    disk: openDiskSpace(config),
    allowance: new LearnerAllowance(config),
    maintenance: new MaintenanceWatch(others.content.db),
  };
  if (config.RUN_JOBS) {
    await startGrading(platform, { writing, ...speech });
    await startClosingExams(platform);
    await startCleaningUp(platform);
    await startSendingNotices(platform);
    started.onStop(await startPushes(platform));
    started.onStop(startStaffWork(platform));
  }
  started.onStop((await startSealing(platform)).stop);
  const app = await buildApp({ platform, appDirectory });
  started.onStop(closerOf(app));
  const sweepTimer = setInterval(() => {
    sweepLimits(db).catch((error: unknown) => log.warn({ err: error }, 'old limits were not deleted'));
    eraseRecordings(platform).catch((error: unknown) =>
      log.warn({ err: error }, 'recordings were not erased'),
    );
    warnOfLittleSpace(platform).catch((error: unknown) => log.warn({ err: error }, 'free space is unknown'));
  }, SWEEP_MS);
  started.onStop(() => clearInterval(sweepTimer));
  await app.listen({ port: config.PORT, host: config.HOST });
  started.onStop(startHeartbeat(platform));
  // First of all when it stops: whoever stopped it may not wait for its jobs.
  started.onStop(jobs.forgive);
  platform.content
    .startWarming()
    .catch((error: unknown) => log.warn({ err: error }, 'some content was not cached'));
  if (config.RUN_JOBS) started.onStop(content.render().stop);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  process.stdout.write(`Luyện: ${config.PUBLIC_URL.replace(/:0$/, `:${port}`)}\n`);
}

/**
 * Starts the server: settings, data lock, database, content, jobs, HTTP, in this order, and stops it in
 * reverse order on SIGTERM or SIGINT. A second signal ends the process immediately. Rejects when the start
 * fails.
 */
export async function runServer(environment: NodeJS.ProcessEnv, appDirectory: string): Promise<void> {
  // Files written by the server are private to its user.
  process.umask(0o077);
  const config = readConfig(environment);
  const ownerUrl = takeOwnerUrl(environment);
  const log = createLog(config.LOG_LEVEL);
  lastResort();
  const started = new Started();
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    await started.stop((error) => log.error({ err: error }, 'stopping'));
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    await startAll({ config, ownerUrl, appDirectory }, log, started);
  } catch (error) {
    await started.stop(() => {});
    throw startFailure(error, config);
  }
}
