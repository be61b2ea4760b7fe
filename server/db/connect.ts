import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { ClientPool } from './client-pool.ts';
import { schema } from './schema.ts';
import { insideTransaction } from './transaction-scope.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A running transaction. What is written through it happens wholly or not at all. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: for reads and writes that a caller may put into its transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Any number does, as long as every node uses the same. */
const START_LOCK = 4_711_001;
/** Longest wait for a connection where the settings do not say, milliseconds. */
const WAIT_MS = 3_000;
/** Longest wait for a row that another transaction holds, milliseconds. */
const LOCK_MS = 5_000;
/** A transaction that says nothing for so long is ended by the database, milliseconds. */
const SILENT_MS = 60_000;
/** Connections for reads of the content, which are few and kept in memory. */
const READERS = 1;
const JOB_CONNECTIONS = 2;

export interface Connection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/**
 * Inside a transaction only the transaction may be asked: asking `db` or `pool` there throws, since callers that hold
 * one connection and wait for another would wait for each other.
 * @param onBreak told of each connection that breaks
 */
export function connect(options: pg.PoolConfig, onBreak: (error: Error) => void): Connection {
  const pool = new ClientPool(
    {
      application_name: 'luyen',
      connectionTimeoutMillis: WAIT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: SILENT_MS,
      ...options,
    },
    { refusesInsideTransaction: true, onBreak },
  );
  const db = drizzle(pool, { schema });
  const begin = db.transaction.bind(db);
  db.transaction = <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> =>
    begin((tx) => insideTransaction(() => work(tx)), config);
  return { pool, db, close: () => pool.end() };
}

/**
 * A pool of its own for work that requests depend on while they hold a connection of theirs. Who holds one of these
 * never waits for anything but the database, so the wait is always over soon.
 */
function connectApart(options: pg.PoolConfig, onBreak: (error: Error) => void): Connection {
  const pool = new ClientPool(
    { connectionTimeoutMillis: WAIT_MS, ...options },
    { refusesInsideTransaction: false, onBreak },
  );
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** For reads of the content that is served, which are kept in memory. Nothing can be written through it. */
export const connectReader = (options: pg.PoolConfig, onBreak: (error: Error) => void): Connection =>
  connectApart(
    {
      application_name: 'luyen-content',
      query_timeout: WAIT_MS,
      options: '-c default_transaction_read_only=on',
      ...options,
      max: READERS,
    },
    onBreak,
  );

/** For the job queue's own bookkeeping: requests that wait for theirs must not hold up finished jobs. */
export const connectJobs = (options: pg.PoolConfig, onBreak: (error: Error) => void): Connection =>
  connectApart({ application_name: 'luyen-jobs', ...options, max: JOB_CONNECTIONS }, onBreak);

/** Runs what only one node at a time may do; others that start at the same moment wait for it. */
export async function oneNodeAtATime<T>(
  options: pg.ClientConfig,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // A connection of its own: it waits as long as it takes, and closing it gives the lock back whatever happened.
  const client = new pg.Client({ application_name: 'luyen-start', ...options });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Brings the tables up to date. */
export const migrateDatabase = (options: pg.ClientConfig): Promise<void> =>
  oneNodeAtATime(options, (client) =>
    migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }),
  );
