import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { z } from 'zod/mini';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { ContentCache } from '#server/content/content-cache.ts';
import { connect, connectJobs, connectReader, type Database } from '#server/db/connect.ts';
import { hasAgreed } from '#server/domain/consent/consents.ts';
import { openBudget } from '#server/domain/provider-budget/open-budget.ts';
import { keepVapidKeys } from '#server/domain/push/vapid-keys.ts';
import { directoryBlobStore } from '#server/engines/blobs/directory-blob-store.ts';
import { openWebPushSender, type PushNetwork } from '#server/engines/push/web-push-sender.ts';
import type { SmsMessage } from '#server/engines/sms/sms-sender.ts';
import { openSpeechEngines } from '#server/engines/speech-engines.ts';
import { openTranscriber } from '#server/engines/transcription/open-transcriber.ts';
import { LearnerSessions } from '#server/http/learner-sessions.ts';
import { createLog } from '#server/log/create-log.ts';
import { MaintenanceWatch } from '#server/maintenance/maintenance-watch.ts';
import type { Platform } from '#server/platform.ts';
import { startJobQueue } from '#server/queue/job-queue.ts';
import { openDiskSpace } from '#server/storage/disk-space.ts';
import type { FreeSpace } from '#server/storage/free-space.ts';
import { LearnerAllowance } from '#server/storage/learner-allowance.ts';
import { sharedEngines } from './shared-engines.ts';
import { shiftDatabaseClock } from './shift-database-clock.ts';
import { TEMPLATE } from './template.ts';

const answerSchema = z.object({
  message: z.string(),
  data: z.unknown(),
  time_current: z.number(),
  code: z.optional(z.string()),
});

export interface Answer {
  status: number;
  /** Error code of a failure. */
  code: string | undefined;
  message: string;
  data: unknown;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface Call extends Pick<InjectOptions, 'headers' | 'remoteAddress'> {
  token?: string | undefined;
  key?: string;
  body?: unknown;
}

export interface Service {
  app: FastifyInstance;
  platform: Platform;
  /** Messages sent so far. */
  sms: SmsMessage[];
  /** Errors logged by the server; tests that expect none check it. */
  faults: string[];
  /** The same database as a superuser, who may do what the server may not. */
  owner: Database;
  /** Cuts the server off from the database, with all its connections, until the returned function is called. */
  takeDatabaseAway(): Promise<() => Promise<void>>;
  /** Every line that the server logged. */
  logged: string[];
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, call?: Call): Promise<Answer>;
  put(path: string, call?: Call): Promise<Answer>;
  patch(path: string, call?: Call): Promise<Answer>;
}

export interface ServiceOptions {
  /** Environment variables. */
  settings?: Record<string, string>;
  appDirectory?: string;
  /** Renders the app's pages, in place of the built renderer. */
  openDrawer?: AppOptions['openDrawer'];
  /** File system statistics, in place of the machine's own. */
  free?: FreeSpace;
  /** Which push services may be reached, in place of public ones. */
  pushNetwork?: PushNetwork;
  /** Milliseconds from the real time to that of the database; `shiftClock` shifts the server's. */
  clockOffset?: number;
}

/** pino's number for `error`. */
const ERROR = 50;
const levelOf = z.object({ level: z.number() });

/** In every test file: no log line contains a code, or a number to which a message was sent. */
function refuseNames(logged: readonly string[], sms: readonly SmsMessage[]): void {
  const leak = logged.find((line) => {
    const words = line.replace(/"(?:time|pid)":\d+/g, '');
    return sms.some(({ to, code }) => words.includes(to) || (code !== null && words.includes(`"${code}"`)));
  });
  if (leak !== undefined) throw new Error(`a log line reveals personal data: ${leak}`);
}

/** The server on its own database, without a network port, until the end of the test that starts it, or of the file. */
export async function startService({
  settings = {},
  appDirectory = 'no-such-folder',
  openDrawer,
  free,
  pushNetwork,
  clockOffset,
}: ServiceOptions = {}): Promise<Service> {
  const { blobs, ...connection } = inject('postgres');
  const ruling = inject('postgresOwner');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const directory = await mkdtemp(join(tmpdir(), 'luyen-test-'));
  const outer = connect({ ...ruling, database: 'postgres' }, () => {});
  await outer.pool.query(`create database ${database} template ${TEMPLATE} strategy file_copy`);

  const offset = clockOffset ?? inject('clockOffset');
  if (offset !== undefined) {
    const fresh = connect({ ...ruling, database }, () => {});
    await shiftDatabaseClock(fresh.pool, database, offset);
    await fresh.close();
  }

  // Nobody has to prove work where that is not the matter. A single connection: requesting a second one while holding it would deadlock, so such a bug shows.
  const config = readConfig({ DATA_DIR: directory, DATABASE_POOL: '1', PROOF_BITS: '0', ...settings });
  const own = { ...connection, database };
  const { db, close } = connect(
    {
      ...own,
      max: config.DATABASE_POOL,
      connectionTimeoutMillis: config.DATABASE_WAIT_SECONDS * 1_000,
    },
    () => {},
  );
  const owner = connect({ ...ruling, database, max: 1 }, () => {});
  const reader = connectReader(own, () => {});
  const queue = connectJobs(own, () => {});
  const sms: SmsMessage[] = [];
  const faults: string[] = [];
  const logged: string[] = [];
  const log = createLog('info', {
    write: (line: string) => {
      logged.push(line);
      if (levelOf.parse(JSON.parse(line)).level >= ERROR) faults.push(line);
    },
  });
  const jobs = await startJobQueue(queue.pool, (error) => log.error({ err: error }, 'the job queue failed'));
  const budget = openBudget(db, config);
  const local = sharedEngines(config);
  const speech = openSpeechEngines(config, {
    ...(local && { local }),
    transcriber: openTranscriber(config, budget, (learner) => hasAgreed(db, learner, 'voice_service')),
    budget,
    hasTextConsent: (learner) => hasAgreed(db, learner, 'text_service'),
    onProblem: () => undefined,
  });
  const push = openWebPushSender(
    { subject: config.VAPID_SUBJECT, keys: await keepVapidKeys(db) },
    pushNetwork,
  );
  const platform: Platform = {
    config,
    speech,
    log,
    db,
    jobs,
    push,
    blobs: directoryBlobStore(blobs),
    sms: { send: async (message) => void sms.push(message) },
    sessions: new LearnerSessions(db, config.SESSION_IDLE_DAYS),
    content: new ContentCache(reader.db),
    disk: openDiskSpace(config, free),
    allowance: new LearnerAllowance(config),
    maintenance: new MaintenanceWatch(reader.db),
  };
  const app = await buildApp({ platform, appDirectory, openDrawer, strict: true });
  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  atEnd(async () => {
    await app.close();
    refuseNames(logged, sms);
    push.close();
    await speech.close();
    await jobs.stop();
    await Promise.all([close(), owner.close(), reader.close(), queue.close()]);
    await outer.pool.query(`drop database ${database} with (force)`);
    await outer.close();
    await rm(directory, { recursive: true, force: true });
  });

  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH') =>
    async (path: string, { token, key, body, headers, ...rest }: Call = {}): Promise<Answer> => {
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
        ...rest,
      });
      const { code, message, data } = answerSchema.parse(response.json());
      return { status: response.statusCode, code, message, data, headers: response.headers };
    };
  const takeDatabaseAway = async () => {
    const open = (isOpen: boolean) =>
      outer.pool.query(`alter database ${database} allow_connections ${isOpen}`);
    await open(false);
    await outer.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    return async () => void (await open(true));
  };
  return {
    app,
    platform,
    sms,
    faults,
    logged,
    owner: owner.db,
    takeDatabaseAway,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
  };
}
