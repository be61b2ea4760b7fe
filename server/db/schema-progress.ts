import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExtendLearnType } from '#contract/course.ts';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { SectionStatus } from '#contract/lesson.ts';
import type { Answer } from '#contract/question.ts';
import { learners } from './schema-account.ts';
import { courses, exercises, lessons, questions } from './schema-content.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });

export const courseActivations = pgTable(
  'course_activations',
  {
    learner_id: learnerId(),
    course_id: text()
      .notNull()
      .references(() => courses.id),
    /** `pending`: granted, but not yet activated by the learner. */
    status: text({ enum: ['pending', 'activated'] }).notNull(),
    /** Last day; null when open-ended. A day past it makes the course expired. */
    study_end_date: date({ mode: 'string' }),
    /** Learning types extended beyond the course, each with its last day. */
    extend_learn_types: jsonb().$type<ExtendLearnType[]>().notNull().default([]),
    activated_at: at('activated_at'),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.course_id] })],
);

export const sectionProgress = pgTable(
  'section_progress',
  {
    learner_id: learnerId(),
    lesson_id: text()
      .notNull()
      .references(() => lessons.id),
    section_id: text().notNull(),
    /** 1 started, 2 completed; never decreases. */
    status: integer().$type<SectionStatus>().notNull(),
    /** Time of the status, by the learner's clock, corrected for skew. */
    at: at('at').notNull(),
    /** When it was last started and completed, by the same clock: a lesson may be repeated. */
    begun_again_at: at('begun_again_at'),
    completed_again_at: at('completed_again_at'),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.lesson_id, table.section_id] })],
);

/** When a learner restarted a lesson, a revise set or a pronunciation lesson; earlier work no longer counts. */
export const restarts = pgTable(
  'restarts',
  {
    learner_id: learnerId(),
    kind: text({ enum: ['lesson', 'revise', 'pronunciation'] }).notNull(),
    module_id: text().notNull(),
    /** By the learner's clock, corrected for skew. */
    at: at('at').notNull(),
    /** For a revise set: maximum number of answered questions when it was restarted. */
    answered_before: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.kind, table.module_id] })],
);

/** AI gradings requested by a learner, by day. */
export const gradingCounts = pgTable(
  'grading_counts',
  {
    learner_id: learnerId(),
    /** Calendar day in Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    asked: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.day] })],
);

/** The latest mark of each question, with its time in milliseconds. */
export type ReviewMarks = Record<string, { marked: boolean; at: number }>;

export const attempts = pgTable(
  'attempts',
  {
    /** Generated on the device. */
    id: uuid().primaryKey(),
    learner_id: learnerId(),
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    /** Opened and submitted: by the learner's clock, corrected for skew. Received: by the server's clock. */
    opened_at: at('opened_at').notNull(),
    submitted_at: at('submitted_at'),
    /** When another attempt was begun instead of this one, by the same clock; it may still be submitted. */
    given_up_at: at('given_up_at'),
    /** Only for a timed test: its deadline, by the same clock as `opened_at`. */
    deadline_at: at('deadline_at'),
    /** Whether the server submitted it at the deadline. */
    closed_by_time: boolean().notNull().default(false),
    /** For a timed test: questions marked or unmarked for review, by id. */
    review_marks: jsonb().$type<ReviewMarks>().notNull().default({}),
    received_at: at('received_at').notNull().defaultNow(),
    /** When the learner saw that it was graded. */
    mark_seen_at: at('mark_seen_at'),
    /** When keys of this attempt were first revealed, by the server's clock. */
    keys_shown_at: at('keys_shown_at'),
    /** Whether answers came after another attempt at the same exercise had revealed the keys. */
    is_repetition: boolean().notNull().default(false),
    /** Whether an impossible timestamp was reported. */
    clock_doubtful: boolean().notNull().default(false),
    /** For a timed test: its time is as reported by the device; the server did not see it start or end. */
    timed_by_device: boolean().notNull().default(false),
  },
  (table) => [
    index('attempts_learner_exercise').on(table.learner_id, table.exercise_id, table.opened_at),
    index('attempts_learner_submitted')
      .on(table.learner_id, table.submitted_at)
      .where(isNotNull(table.submitted_at)),
    index('attempts_learner_received').on(table.learner_id, table.received_at),
    index('attempts_submitted')
      .on(table.submitted_at, table.exercise_id)
      .where(isNotNull(table.submitted_at)),
    index('attempts_learner_open')
      .on(table.learner_id, table.opened_at)
      .where(sql`${table.submitted_at} is null and ${table.given_up_at} is null`),
  ],
);

export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attempt_id: uuid()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    question_id: text().notNull(),
    answer: jsonb().$type<Answer>().notNull(),
    answered_at: at('answered_at').notNull(),
    /** Null until marked, and if there is no key. */
    is_correct: boolean(),
    marks_won: real(),
    /** For an AI-graded answer, from submission on. */
    evaluation: jsonb().$type<AiEvaluation>(),
    /** Whether it arrived after its attempt was submitted. */
    late: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.question_id] })],
);

/** The latest answer to each question of a revise set. */
export const reviseAnswers = pgTable(
  'revise_answers',
  {
    learner_id: learnerId(),
    revise_id: text().notNull(),
    question_id: text().notNull(),
    answer: jsonb().$type<Answer>().notNull(),
    is_correct: boolean(),
    marks_won: real().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.revise_id, table.question_id] }),
    foreignKey({
      columns: [table.revise_id, table.question_id],
      foreignColumns: [questions.exercise_id, questions.id],
    }),
    index('revise_answers_recent').on(table.learner_id, table.at),
  ],
);
