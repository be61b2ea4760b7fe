import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

/**
 * Runs the first migrations alone, as a server of that time did.
 * @returns their hashes
 */
export async function migrateFirst(pool: pg.Pool, count: number): Promise<string[]> {
  const first = readMigrationFiles({ migrationsFolder }).slice(0, count);
  await pool.query('create schema drizzle');
  await pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of first) {
    for (const statement of sql) await pool.query(statement);
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  return first.map(({ hash }) => hash);
}
