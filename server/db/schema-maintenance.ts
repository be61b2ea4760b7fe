import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The site is closed for maintenance while a row exists; there is at most one. */
export const maintenance = pgTable(
  'maintenance',
  {
    only: boolean().primaryKey().default(true),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** When it ends automatically; null: when an operator ends it. */
    until: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [check('maintenance_only', sql`${table.only}`)],
);
