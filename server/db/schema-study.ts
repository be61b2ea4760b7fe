import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Span } from '#rules/study-time/spans.ts';
import { learners } from './schema-account.ts';
import { courses } from './schema-content.ts';

const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a learner completed, once per day; streaks and weeks are computed from it. */
export const studyEvents = pgTable(
  'study_events',
  {
    learner_id: learnerId(),
    /** Calendar day of the completion where the learner was; stays so wherever they go. */
    day: date({ mode: 'string' }).notNull(),
    /** `section:LESSON/SECTION`, `practice:ID`, `speaking:ID`, `test:ID`, `trial:ID` or `notebook:reviews`. */
    subject: text().notNull(),
    /** Null for a timed test, for what is spoken, and for reviews of the notebook. */
    course_id: text().references(() => courses.id),
    /** Minutes the content plans for it. */
    minutes: integer().notNull(),
    /** Minutes it probably took: only for what was completed before time was measured. */
    estimated_minutes: integer().notNull().default(0),
    /** By the learner's clock, corrected for skew. */
    at: at('at').notNull(),
    /** Whether the server received it in time for a streak. */
    counts: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.day, table.subject] }),
    index('study_events_course').on(table.learner_id, table.course_id, table.day),
    index('study_events_day').on(table.day, table.learner_id),
  ],
);

/**
 * Measured time by day and piece of work. Spans of a learner overlap nowhere, whichever devices sent them: sums are sums
 * of seconds (decision 115).
 */
export const studyTimes = pgTable(
  'study_times',
  {
    learner_id: learnerId(),
    /** Calendar day on which a span began where the learner was. */
    day: date({ mode: 'string' }).notNull(),
    /** As in `study_events`; the work may not be completed yet. */
    subject: text().notNull(),
    course_id: text().references(() => courses.id),
    seconds: integer().notNull(),
    spans: jsonb().$type<Span[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.day, table.subject] }),
    index('study_times_course').on(table.learner_id, table.course_id, table.day),
  ],
);

/** When a learner moved to another time zone: completions before that belong to the days of the earlier one. */
export const timeZoneChanges = pgTable(
  'time_zone_changes',
  {
    learner_id: learnerId(),
    at: at('at').notNull(),
    /** IANA name of the zone until then. */
    earlier: text().notNull(),
    /** ISO dates that the change skipped before the learner had studied on them; they break no streak. */
    skipped: date({ mode: 'string' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.at] })],
);

/**
 * A learner's streak at the end of a month, so that reading it takes no longer the longer they learn. Computed when
 * first needed; a trigger deletes it when a day before its end changes (`docs/sums.md`).
 */
export const streakMonths = pgTable(
  'streak_months',
  {
    learner_id: learnerId(),
    /** Last day of the month. */
    day: date({ mode: 'string' }).notNull(),
    length: integer().notNull(),
    freezes: integer().notNull(),
    longest: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.day] }),
    index('streak_months_day').on(table.day),
  ],
);

/** Times during which the site was down. */
export const outages = pgTable(
  'outages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    from_at: at('from_at').notNull(),
    to_at: at('to_at').notNull(),
    /** Whether the server found it by its own heartbeat, or an operator recorded it. */
    found_by: text({ enum: ['server', 'operator'] }).notNull(),
  },
  (table) => [
    index('outages_end').on(table.to_at),
    check('outages_span', sql`${table.from_at} < ${table.to_at}`),
  ],
);

/** When the site was last known to be up; at most one row. */
export const heartbeats = pgTable(
  'heartbeats',
  { only: boolean().primaryKey().default(true), at: at('at').notNull() },
  (table) => [check('heartbeats_only', sql`${table.only}`)],
);

/** Learners trying a course they do not have. */
export const trialRegistrations = pgTable(
  'trial_registrations',
  {
    learner_id: learnerId(),
    course_id: text()
      .notNull()
      .references(() => courses.id),
    registered_at: at('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.course_id] })],
);

/** The course level chosen by a learner. */
export const courseLevels = pgTable('course_levels', {
  learner_id: learnerId().primaryKey(),
  level: integer().notNull(),
  chosen_at: at('chosen_at').notNull(),
});
