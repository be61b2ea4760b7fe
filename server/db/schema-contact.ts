import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ADVICE_EVENTS, ADVICE_STATES } from '#contract/operator-advice.ts';
import { PAYMENT_KINDS } from '#contract/payment.ts';
import { learners } from './schema-account.ts';
import { courses } from './schema-content.ts';

/** Requests to be called about a learning path, as written. */
export const adviceRequests = pgTable(
  'advice_requests',
  {
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
    /** The operator who has it; null for one taken on from the command line, and without anybody. */
    assignee_id: uuid().references(() => learners.id, { onDelete: 'set null' }),
    state: text({ enum: ADVICE_STATES }).notNull().default('new'),
    /** When the work on it ended: enrolled or closed, and only then (constraint in migration `desk_triggers`). */
    closed_at: timestamp('closed_at', { withTimezone: true, mode: 'date' }),
    /** For a request to open a course: which one, and how it will be paid. */
    course_id: text().references(() => courses.id),
    payment_method: text({ enum: PAYMENT_KINDS }),
  },
  (table) => [
    index('advice_requests_state').on(table.state, table.id),
    index('advice_requests_assignee').on(table.assignee_id, table.id),
    index('advice_requests_learner').on(table.learner_id),
    index('advice_requests_phone').on(table.phone),
    index('advice_requests_phone_end').on(sql`reverse(${table.phone}) text_pattern_ops`, table.id),
  ],
);

/** What was done about a request, and notes on it. Rows are only added: a trigger (`desk_triggers`) refuses changes. */
export const adviceEvents = pgTable(
  'advice_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    request_id: uuid()
      .notNull()
      .references(() => adviceRequests.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Id of the operator, or that of the command line, as in the audit trail. */
    actor: text().notNull(),
    kind: text({ enum: ADVICE_EVENTS }).notNull(),
    /** What an operator wrote, or the course that was granted. */
    text: text(),
    /** Made by the page that sent a note, so that one sent again is stored once. */
    note_id: uuid().unique(),
  },
  (table) => [index('advice_events_request').on(table.request_id, table.id)],
);
