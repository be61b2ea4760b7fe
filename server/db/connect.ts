import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { ClientPool } from './client-pool.ts';
import { schema } from './schema.ts';
import { insideTransaction } from './transaction-scope.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A running transaction. Writes through it are atomic. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Database or transaction, for queries that may be part of a caller's transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Arbitrary, but the same on every node. */
const START_LOCK = 4_711_001;
/** Default timeout for acquiring a connection, milliseconds. */
const WAIT_MS = 3_000;
/** Lock timeout for rows held by another transaction, milliseconds. */
const LOCK_MS = 5_000;
/** The database ends transactions that are idle for this long, milliseconds. */
const SILENT_MS = 60_000;
/** Connections for reading content, which is rare because content is cached. */
const READERS = 1;
/** Two for the queue, one that says that this process lives. */
const JOB_CONNECTIONS = 3;

export interface Connection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/**
 * Inside a transaction, use only the transaction: using `db` or `pool` there throws, since callers that hold
 * one connection and wait for another would deadlock.
 * @param onBreak called for each connection that breaks
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
 * A separate pool for work that requests depend on while they hold a connection of the main pool. Its users
 * wait for nothing but the database, so it cannot deadlock.
 */
function connectApart(options: pg.PoolConfig, onBreak: (error: Error) => void): Connection {
  const pool = new ClientPool(
    { connectionTimeoutMillis: WAIT_MS, ...options },
    { refusesInsideTransaction: false, onBreak },
  );
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Read-only, for reading the served content, which is cached. */
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

/** For the job queue's bookkeeping: requests waiting for a connection must not hold up finished jobs. */
export const connectJobs = (options: pg.PoolConfig, onBreak: (error: Error) => void): Connection =>
  connectApart({ application_name: 'luyen-jobs', ...options, max: JOB_CONNECTIONS }, onBreak);

/** Runs work that only one node may do at a time; other starting nodes wait for it. */
export async function oneNodeAtATime<T>(
  options: pg.ClientConfig,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // A separate connection: it may wait indefinitely, and closing it releases the lock in every case.
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
