import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { learners } from './schema-account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When an operator offered a learner a copy of their data; the learner downloads it themselves. */
export const dataOffers = pgTable(
  'data_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    offered_at: at('offered_at').notNull(),
  },
  (table) => [index('data_offers_learner').on(table.learner_id, table.offered_at)],
);

/** How long gradings by engines took, without whose they were; deleted after a quarter. */
export const gradingTimes = pgTable(
  'grading_times',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** When it was finished. */
    at: at('at').notNull().defaultNow(),
    kind: text({ enum: ['writing', 'speaking'] }).notNull(),
    /** From the moment it was queued, seconds. */
    seconds: integer().notNull(),
  },
  (table) => [index('grading_times_at').on(table.at)],
);
