import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { learners } from './schema-account.ts';

/** Problems with questions reported by learners and guests. Plain text as typed, never rendered as HTML. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: uuid().primaryKey(),
    /** Null for guests. */
    learner_id: uuid().references(() => learners.id, { onDelete: 'cascade' }),
    question_id: text().notNull(),
    /** Ids of the selected suggested errors. */
    errors: jsonb().$type<number[]>().notNull(),
    content: text().notNull(),
    /** The learner had reported this question before. */
    is_again: boolean().notNull(),
    /** Sent from a build under test. */
    debug: boolean().notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** The reply to the learner. */
    answer: text(),
    answered_at: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
    /** When it was closed, with or without a reply. */
    closed_at: timestamp('closed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('question_reports_question').on(table.question_id, table.learner_id),
    index('question_reports_open').on(table.id).where(sql`${table.closed_at} is null`),
    index('question_reports_answered').on(table.learner_id, table.answered_at),
  ],
);
