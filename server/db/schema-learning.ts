import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReportSkill } from '#contract/learning-report.ts';
import { learners } from './schema-account.ts';
import { exercises } from './schema-content.ts';
import { attemptAnswers, attempts } from './schema-progress.ts';

/*
 * Sums of what a learner did, by day, so that a report costs the same after a hundred answers and after a
 * hundred thousand. Triggers maintain them (migration `learning_sums`), so every way of marking, grading or
 * submitting is included.
 */

const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });
/** Calendar day in Vietnam by the learner's corrected clock. */
const day = () => date({ mode: 'string' }).notNull();

/** Answers marked by a key. */
export const learningDays = pgTable(
  'learning_days',
  {
    learner_id: learnerId(),
    day: day(),
    skill: text().$type<ReportSkill>().notNull(),
    type_code: text().notNull(),
    answered: integer().notNull(),
    correct: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.day, table.skill, table.type_code] })],
);

/** Sum and number of the bands estimated by an engine. */
export const bandDays = pgTable(
  'band_days',
  {
    learner_id: learnerId(),
    day: day(),
    skill: text().$type<ReportSkill>().notNull(),
    total: real().notNull(),
    graded: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.day, table.skill] })],
);

/** Marks earned in a timed test so far; its band comes from the test's table. */
export const examMarks = pgTable(
  'test_marks',
  {
    learner_id: learnerId(),
    /** Time of the newest answer. */
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    attempt_id: uuid()
      .notNull()
      .unique()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    marks: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.at, table.attempt_id] })],
);

/** Index of graded readings aloud, by learner and time, to find the newest without scanning the rest. */
export const gradedReadings = pgTable(
  'graded_readings',
  {
    learner_id: learnerId(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    attempt_id: uuid().notNull(),
    question_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attempt_id, table.question_id] }),
    foreignKey({
      name: 'graded_readings_answer',
      columns: [table.attempt_id, table.question_id],
      foreignColumns: [attemptAnswers.attempt_id, attemptAnswers.question_id],
    }).onDelete('cascade'),
    index('graded_readings_learner').on(table.learner_id, table.at),
  ],
);
