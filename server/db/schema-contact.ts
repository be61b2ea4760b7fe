import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_KINDS } from '#contract/payment.ts';
import { learners } from './schema-account.ts';
import { courses } from './schema-content.ts';

/** Requests to be called about a learning path, as written. */
export const adviceRequests = pgTable('advice_requests', {
  id: uuid().primaryKey(),
  created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** The signed-in learner; null for guests. */
  learner_id: uuid().references(() => learners.id, { onDelete: 'cascade' }),
  product_id: integer(),
  product_name: text().notNull(),
  phone: text().notNull(),
  email: text(),
  children_name: text().notNull(),
  children_yob: integer().notNull(),
  children_ability: text().notNull(),
  referer: text(),
  type_id: integer().notNull(),
  source: text().notNull(),
  description: text(),
  /** When an adviser took it on, and which one. */
  taken_at: timestamp('taken_at', { withTimezone: true, mode: 'date' }),
  taken_by: text(),
  /** When it was closed. */
  closed_at: timestamp('closed_at', { withTimezone: true, mode: 'date' }),
  /** For a request to open a course: which one, and how it will be paid. */
  course_id: text().references(() => courses.id),
  payment_method: text({ enum: PAYMENT_KINDS }),
});
