import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { learners } from './schema-account.ts';

/** Visitors who want to be called about a learning path, as they wrote it. */
export const adviceRequests = pgTable('advice_requests', {
  id: uuid().primaryKey(),
  created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** Who was signed in; null for guests. */
  learner_id: uuid().references(() => learners.id, { onDelete: 'cascade' }),
  product_id: integer(),
  product_name: text().notNull(),
  phone: text().notNull(),
  children_name: text().notNull(),
  children_yob: integer().notNull(),
  children_ability: text().notNull(),
  referer: text(),
  type_id: integer().notNull(),
  source: text().notNull(),
  description: text(),
});
