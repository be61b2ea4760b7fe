import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Jobs of the queue that a process has, or during which the process died (decision 099). */
export const jobRuns = pgTable(
  'job_runs',
  {
    job_id: uuid().primaryKey(),
    queue: text().notNull(),
    /** The process that has it; null while none does. */
    life: integer(),
    is_running: boolean().notNull().default(false),
    /** How often the process died while it ran. */
    deaths: integer().notNull().default(0),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('job_runs_since').on(table.since)],
);
