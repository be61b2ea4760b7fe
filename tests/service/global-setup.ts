import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/config/config.ts';
import { loadContent } from '#server/content/load-content.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { prepareDatabase } from '#server/db/prepare-database.ts';
import { directoryBlobStore } from '#server/engines/blobs/directory-blob-store.ts';
import { startJobQueue } from '#server/queue/job-queue.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The run's PostgreSQL as the app's role, as which every server of a test works, and the folder of the blobs
     * referenced by its template database.
     */
    postgres: { host: string; port: number; user: string; password: string; blobs: string };
    /** The same as its superuser, for making databases and for what nobody else may do. */
    postgresOwner: { host: string; port: number; user: string; password: string };
  }
}

const fail = (error: Error): never => {
  throw error;
};

/** One PostgreSQL for the whole run, with a template database: migrated, content loaded, job queue ready. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'luyen-service-'));
  const postgres = await startEmbeddedPostgres(directory, { isLasting: false });
  const { host, port, user, password } = postgres.connection;
  const owner = postgres.owner();

  const outer = connect(owner, fail);
  await outer.pool.query(`create database ${TEMPLATE}`);
  await outer.close();

  await prepareDatabase({ ...owner, database: TEMPLATE }, postgres.connection);
  const inner = connect({ ...postgres.connection, database: TEMPLATE }, fail);
  const blobs = join(directory, 'blobs');
  const config = readConfig({ DATA_DIR: directory });
  await loadContent({
    db: inner.db,
    blobs: directoryBlobStore(blobs),
    config,
    log: pino({ level: 'silent' }),
  });
  const jobs = await startJobQueue(inner.pool, fail);
  await jobs.stop();
  await inner.close();

  project.provide('postgres', { host, port, user, password, blobs });
  project.provide('postgresOwner', owner);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
