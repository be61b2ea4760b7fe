import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/connect.ts';

/** Rows per statement, so that a delete does not hold locks for long. */
const BATCH = 1_000;

/**
 * Deletes the rows whose `age` is before a cutoff, in batches with a transaction each; rows locked by others
 * are left for the next run. `age` needs an index.
 * @returns how many were deleted
 */
export async function deleteOldRows(
  db: Queryable,
  table: PgTable,
  age: PgColumn,
  before: Date,
  batch = BATCH,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${age} < ${before} order by ${age} limit ${batch} for update skip locked
      ))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return deleted;
  }
}
