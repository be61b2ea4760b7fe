import { bigint, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { learners } from './schema-account.ts';

const bytes = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * How much of the disk is a learner's or a guest's, kept as sums so that asking costs one row however much is stored.
 * Triggers add and take away recordings (migration `storage_counts`); commands add what they bring.
 */
export const learnerStorage = pgTable('learner_storage', {
  learner_id: uuid()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  /** Recordings by their whole length, from their first byte on, and what commands brought. */
  stored_bytes: bytes(),
  /** The part of it that are recordings to which no answer has referred yet. */
  unattached_bytes: bytes(),
  /** A calendar day in Vietnam, and what came on it: recordings, and what commands brought. */
  day: date({ mode: 'string' }).notNull().default('1970-01-01'),
  day_recorded_bytes: bytes(),
  day_written_bytes: bytes(),
});
