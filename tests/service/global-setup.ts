import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/config/config.ts';
import { loadContent } from '#server/content/load-content.ts';
import { connect, migrateDatabase } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { directoryBlobStore } from '#server/engines/blobs/directory-blob-store.ts';
import { startJobQueue } from '#server/queue/job-queue.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL, and the folder of the blobs referenced by its template database. */
    postgres: { host: string; port: number; user: string; password: string; blobs: string };
  }
}

const fail = (error: Error): never => {
  throw error;
};

/** One PostgreSQL for the whole run, with a template database: migrated, content loaded, job queue ready. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'luyen-service-'));
  const postgres = await startEmbeddedPostgres(directory);
  const { host = '', port = 0, user = '', password } = postgres.connection;
  if (typeof password !== 'string') throw new Error('the embedded database has no password');

  const outer = connect(postgres.connection, fail);
  await outer.pool.query(`create database ${TEMPLATE}`);
  await outer.close();

  const template = { ...postgres.connection, database: TEMPLATE };
  await migrateDatabase(template);
  const inner = connect(template, fail);
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
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
