import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PushKind } from '#contract/push.ts';
import { learners, tokens } from './schema-account.ts';
import { attempts } from './schema-progress.ts';

const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The pair of keys that identifies this site to push services, base64url; one row, created by the first start. */
export const vapidKeys = pgTable(
  'vapid_keys',
  {
    id: smallint().primaryKey().default(1),
    public_key: text().notNull(),
    private_key: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (table) => [check('vapid_keys_one', sql`${table.id} = 1`)],
);

/** Browsers that receive notifications. Deleted with the session that they were subscribed in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: learnerId(),
    session_hash: text()
      .notNull()
      .references(() => tokens.hash, { onDelete: 'cascade' }),
    /** URL at the browser's push service. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
    /** When the browser last confirmed it, which it does on every open. */
    renewed_at: at('renewed_at').notNull().defaultNow(),
  },
  (table) => [
    index('push_subscriptions_learner').on(table.learner_id, table.renewed_at),
    index('push_subscriptions_session').on(table.session_hash),
  ],
);

/** What a learner wants to be notified of, and when not; without a row nothing is sent. */
export const pushSettings = pgTable(
  'push_settings',
  {
    learner_id: learnerId().primaryKey(),
    /** Those turned on. */
    kinds: text().array().$type<PushKind[]>().notNull(),
    /** Times of day in the learner's zone, such as `22:30`. */
    quiet_from: text().notNull(),
    quiet_to: text().notNull(),
    /** By the learner's clock, corrected for skew; an older decision changes nothing. */
    decided_at: at('decided_at').notNull(),
    /** Last day, in the learner's zone, for which notifications were counted, and their number. */
    sent_day: date({ mode: 'string' }),
    sent_count: integer().notNull().default(0),
  },
  (table) => [index('push_settings_news').on(table.learner_id).where(sql`'news' = any(${table.kinds})`)],
);

/** When a learner is to be reminded to practise; a row for everyone who has practised. */
export const streakReminders = pgTable(
  'streak_reminders',
  {
    learner_id: learnerId().primaryKey(),
    /** Null if none is planned. */
    due_at: at('due_at'),
    /** When they were last reminded. */
    reminded_at: at('reminded_at'),
    /** Until when they postponed the last reminder; null if they have not. */
    snoozed_until: at('snoozed_until'),
  },
  (table) => [index('streak_reminders_due').on(table.due_at).where(sql`${table.due_at} is not null`)],
);

/**
 * Notifications of other kinds: inserted with what they are about, and sent once they are due. Kept for a while afterwards,
 * so that nothing is announced twice.
 */
export const pushes = pgTable(
  'pushes',
  {
    learner_id: learnerId(),
    /** What it is about, such as `graded:ATTEMPT`. */
    tag: text().notNull(),
    kind: text().$type<PushKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path of the page that it opens. */
    path: text().notNull(),
    /** The attempt whose result it announces: not sent to a learner who has seen that. */
    attempt_id: uuid().references(() => attempts.id, { onDelete: 'cascade' }),
    created_at: at('created_at').notNull().defaultNow(),
    /** Null once it was sent, or is not to be. */
    due_at: at('due_at').defaultNow(),
    /** From then on it says nothing any more; null where it does not grow old. */
    expires_at: at('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.tag] }),
    index('pushes_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('pushes_attempt').on(table.attempt_id),
    index('pushes_age').on(table.created_at),
  ],
);
