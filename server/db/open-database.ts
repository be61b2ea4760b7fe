import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { type Connection, connect, connectJobs, connectReader, migrateDatabase } from './connect.ts';
import { superviseEmbeddedPostgres } from './supervise-postgres.ts';

export interface OpenDatabase extends Pick<Connection, 'db'> {
  options: pg.PoolConfig;
  /** For reading content, see `connectReader`. */
  content: Connection;
  /** For the job queue. */
  jobs: Connection;
}

/**
 * Connects to the configured database, or runs the embedded one, and migrates it.
 * @param onStop registers the cleanup of each step, to run in reverse order
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  onStop: (stop: () => Promise<void>) => void,
): Promise<OpenDatabase> {
  let options: pg.PoolConfig = { connectionString: config.DATABASE_URL };
  if (!config.DATABASE_URL) {
    const postgres = await superviseEmbeddedPostgres(config.DATA_DIR, log);
    onStop(postgres.stop);
    log.info({ adopted: postgres.adopted }, 'embedded PostgreSQL runs');
    options = postgres.connection;
  }
  await migrateDatabase(options);
  const onBreak = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const main = connect(
    {
      ...options,
      max: config.DATABASE_POOL,
      connectionTimeoutMillis: config.DATABASE_WAIT_SECONDS * 1_000,
    },
    onBreak,
  );
  const content = connectReader(options, onBreak);
  const jobs = connectJobs(options, onBreak);
  for (const each of [main, content, jobs]) onStop(each.close);
  return { options, db: main.db, content, jobs };
}
