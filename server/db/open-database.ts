import pg from 'pg';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '#server/config/config.ts';
import { type Connection, connect, connectJobs, connectReader } from './connect.ts';
import { MAY_REWRITE, mayRewriteTrail } from './may-rewrite-trail.ts';
import { isMigrated, prepareDatabase } from './prepare-database.ts';
import { superviseEmbeddedPostgres } from './supervise-postgres.ts';

export interface OpenDatabase extends Pick<Connection, 'db'> {
  options: pg.PoolConfig;
  /** For reading content, see `connectReader`. */
  content: Connection;
  /** For the job queue. */
  jobs: Connection;
}

interface AppRole {
  user: string;
  /** Whether this version's migrations have been run, and the role may read that they have. */
  isMigrated: boolean;
}

async function lookAs(options: pg.ClientConfig): Promise<AppRole> {
  const client = new pg.Client({ application_name: 'luyen-start', ...options });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; is_owner: boolean | null }>(
      `select current_user as name, (
         select pg_has_role(relowner, 'MEMBER') from pg_class where oid = to_regclass('audit_entries')
       ) as is_owner`,
    );
    const { name: user = '', is_owner } = rows[0] ?? {};
    return { user, isMigrated: is_owner === false && (await isMigrated(client)) };
  } finally {
    await client.end();
  }
}

/** Migrates a database that others run. @param ownerUrl of the owner of its tables, if that is not the app's role */
async function prepareExternal(app: pg.ClientConfig, ownerUrl: string | undefined): Promise<void> {
  const { user, isMigrated: isReady } = await lookAs(app);
  if (ownerUrl === undefined) {
    // The owner's address is needed for migrations only, and may be absent otherwise.
    if (!isReady) await prepareDatabase(app, null).catch(explain);
    return;
  }
  const owner = { connectionString: ownerUrl };
  const { user: ownerUser } = await lookAs(owner);
  await prepareDatabase(owner, ownerUser === user ? null : { user });
}

/** A role that may not migrate gets a message that says what to set. */
function explain(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof pg.DatabaseError && cause.code === '42501')
    throw new ConfigError(
      'the role of DATABASE_URL may not migrate the database: set DATABASE_OWNER_URL for this start',
    );
  throw error;
}

/**
 * Connects to the configured database, or runs the embedded one, and migrates it.
 * @param ownerUrl of the owner of the tables; used for migrations, and not kept
 * @param onStop registers the cleanup of each step, to run in reverse order
 */
export async function openDatabase(
  config: Config,
  ownerUrl: string | undefined,
  log: Logger,
  onStop: (stop: () => Promise<void>) => void,
): Promise<OpenDatabase> {
  let options: pg.PoolConfig = { connectionString: config.DATABASE_URL };
  if (config.DATABASE_URL) await prepareExternal(options, ownerUrl);
  else {
    const postgres = await superviseEmbeddedPostgres(config.DATA_DIR, log);
    onStop(postgres.stop);
    log.info({ adopted: postgres.adopted }, 'embedded PostgreSQL runs');
    options = postgres.connection;
    await prepareDatabase(postgres.owner(), postgres.connection);
  }
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
  if (await mayRewriteTrail(main.db)) log.warn(MAY_REWRITE);
  return { options, db: main.db, content, jobs };
}
