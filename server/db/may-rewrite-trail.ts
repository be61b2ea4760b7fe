import { sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';

/**
 * Whether the role of this connection could change or remove entries of the audit trail: as a superuser or the owner of the
 * table, its schema or database, by a right on it, or since it could become such a role or write the server's files.
 */
export async function mayRewriteTrail(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(sql`
    select own.rolsuper or own.rolcreaterole
      or pg_has_role(c.relowner, 'MEMBER') or pg_has_role(n.nspowner, 'MEMBER') or pg_has_role(d.datdba, 'MEMBER')
      or has_any_column_privilege(c.oid, 'UPDATE') or has_table_privilege(c.oid, 'DELETE, TRUNCATE, TRIGGER')
      or has_schema_privilege(n.oid, 'CREATE')
      or pg_has_role('pg_execute_server_program', 'MEMBER') or pg_has_role('pg_write_server_files', 'MEMBER') as may
    from pg_roles own, pg_database d, pg_class c join pg_namespace n on n.oid = c.relnamespace
    where own.rolname = current_user and d.datname = current_database() and c.oid = 'audit_entries'::regclass`);
  return rows[0]?.may !== false;
}

/** What a person is told when it could. */
export const MAY_REWRITE =
  'the database role of the app could rewrite the audit trail: give the app a role of its own by DATABASE_OWNER_URL (docs/operating.md)';
