import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { schema } from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A running transaction. What is written through it happens wholly or not at all. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: for reads and writes that a caller may put into its transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Any number does, as long as every node uses the same. */
const START_LOCK = 4_711_001;

export interface Connection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

export function connect(options: pg.PoolConfig, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({ application_name: 'luyen', connectionTimeoutMillis: 10_000, ...options });
  // An idle connection may be cut by the database; the pool replaces it.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Runs what only one node at a time may do; others that start at the same moment wait for it. */
export async function oneNodeAtATime<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    const result = await run(client);
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection gives the lock back whatever state the session is in.
    client.release(true);
    throw error;
  }
}

/** Brings the tables up to date. */
export const migrateDatabase = (pool: pg.Pool): Promise<void> =>
  oneNodeAtATime(pool, (client) =>
    migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }),
  );
