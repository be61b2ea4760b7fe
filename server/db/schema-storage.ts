import { bigint, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { learners } from './schema-account.ts';

const bytes = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * Disk usage of each learner or guest, maintained as sums so that a check costs one row however much is
 * stored. Triggers add and subtract recordings (migration `storage_counts`); commands add their size.
 */
export const learnerStorage = pgTable('learner_storage', {
  learner_id: uuid()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  /** Recordings at full length from their first byte on, plus the size of commands. */
  stored_bytes: bytes(),
  /** The share of it taken by recordings to which no answer has referred yet. */
  unattached_bytes: bytes(),
  /** A calendar day in Vietnam, and the bytes received on it: recordings and commands. */
  day: date({ mode: 'string' }).notNull().default('1970-01-01'),
  day_recorded_bytes: bytes(),
  day_written_bytes: bytes(),
});
