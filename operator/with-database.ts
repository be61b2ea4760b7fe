import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { runningEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/**
 * Uses the configured database: `DATABASE_URL`, or the embedded one of `DATA_DIR`, whose server must be
 * running. Throws `ConfigError`.
 */
export async function withDatabase<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const options = config.DATABASE_URL
    ? { connectionString: config.DATABASE_URL }
    : runningEmbeddedPostgres(config.DATA_DIR);
  if (!options) throw new ConfigError(`the server of ${config.DATA_DIR} does not run: start it first`);
  const connection = connect({ ...options, max: 1 }, () => undefined);
  try {
    return await work(connection.db, config);
  } finally {
    await connection.close();
  }
}
