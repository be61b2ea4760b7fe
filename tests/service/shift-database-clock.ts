import type { Pool } from 'pg';

/**
 * Lets `now()` and `clock_timestamp()` of a database be another time: functions of these names in a schema that is
 * searched first. Defaults of columns, which were bound to the real ones, are bound anew.
 */
export async function shiftDatabaseClock(pool: Pool, database: string, offsetMs: number): Promise<void> {
  await pool.query(`
    create schema clock;
    grant usage on schema clock to public;
    create function clock.now() returns timestamptz language sql stable
      return pg_catalog.now() + ${offsetMs} * interval '1 millisecond';
    create function clock.clock_timestamp() returns timestamptz language sql volatile
      return pg_catalog.clock_timestamp() + ${offsetMs} * interval '1 millisecond';
    do $$
    declare found record;
    begin
      for found in
        select table_schema, table_name, column_name, column_default from information_schema.columns
        where column_default ~ '\\m(now|clock_timestamp)\\(\\)'
      loop
        execute format('alter table %I.%I alter column %I set default %s', found.table_schema, found.table_name,
          found.column_name, regexp_replace(found.column_default, '\\m(now|clock_timestamp)\\(', 'clock.\\1(', 'g'));
      end loop;
    end $$;
    alter database ${database} set search_path = clock, pg_catalog, "$user", public;
  `);
}
