import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { giveRights, keepLogin } from './app-role.ts';
import { oneNodeAtATime } from './connect.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** What the app connects as. With a password the role is created, or given that password. */
export interface AppLogin {
  user: string;
  password?: string;
}

/**
 * Runs the pending migrations as the owner of the tables, and sees to the rights of the app's role.
 * @param app null: the owner is the app's role, too
 */
export const prepareDatabase = (owner: pg.ClientConfig, app: AppLogin | null): Promise<void> =>
  oneNodeAtATime(owner, async (client) => {
    await migrate(drizzle(client), { migrationsFolder });
    if (!app) {
      await client.query('create schema if not exists pgboss');
      return;
    }
    const { user, password } = app;
    if (password !== undefined) await keepLogin(client, { user, password });
    await giveRights(client, user);
  });

/** Whether all migrations that this version knows have been run. */
export async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query<{ is_readable: boolean | null }>(
    `select has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT') as is_readable
     from pg_namespace n join pg_class c on c.relnamespace = n.oid
     where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`,
  );
  if (!tables[0]?.is_readable) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return Number(rows[0]?.last ?? 0) >= known;
}
