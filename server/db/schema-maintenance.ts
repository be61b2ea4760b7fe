import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The site is closed for maintenance while there is a row, and there is never more than one. */
export const maintenance = pgTable(
  'maintenance',
  {
    only: boolean().primaryKey().default(true),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** When it ends by itself; null: once an operator ends it. */
    until: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [check('maintenance_only', sql`${table.only}`)],
);
