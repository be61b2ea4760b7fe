import { isNotNull } from 'drizzle-orm';
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
    /** `pending`: granted, waits for the learner to activate it. */
    status: text({ enum: ['pending', 'activated'] }).notNull(),
    /** Last day; null when open-ended. A day past it makes the course expired. */
    study_end_date: date({ mode: 'string' }),
    /** Ways of learning that go on longer than the course, each with its own last day. */
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
    /** Never goes back. */
    status: integer().$type<SectionStatus>().notNull(),
    /** Of the status, by the learner's clock corrected for its skew. */
    at: at('at').notNull(),
    /** When it was begun and completed last, by the same clock: a lesson may be done again. */
    begun_again_at: at('begun_again_at'),
    completed_again_at: at('completed_again_at'),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.lesson_id, table.section_id] })],
);

/** When a learner began a lesson or a revise set again; what was done before then is over. */
export const restarts = pgTable(
  'restarts',
  {
    learner_id: learnerId(),
    kind: text({ enum: ['lesson', 'revise'] }).notNull(),
    module_id: text().notNull(),
    /** By the learner's clock corrected for its skew. */
    at: at('at').notNull(),
    /** Of a revise set: most questions that had an answer when it was begun again. */
    answered_before: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.kind, table.module_id] })],
);

/** Gradings by AI that a learner asked for, by day. */
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

/** What was said last of each question, with its time in milliseconds. */
export type ReviewMarks = Record<string, { marked: boolean; at: number }>;

export const attempts = pgTable(
  'attempts',
  {
    /** Made on the device. */
    id: uuid().primaryKey(),
    learner_id: learnerId(),
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    /** Opened and submitted by the learner's clock corrected for its skew; received by the server's. */
    opened_at: at('opened_at').notNull(),
    submitted_at: at('submitted_at'),
    /** Of a timed test alone: when its time is over, by the same clock as `opened_at`. */
    deadline_at: at('deadline_at'),
    /** The server submitted it because its time was over. */
    closed_by_time: boolean().notNull().default(false),
    /** Of a timed test: questions that were marked to be looked at again, or no more, by id. */
    review_marks: jsonb().$type<ReviewMarks>().notNull().default({}),
    received_at: at('received_at').notNull().defaultNow(),
    /** When the learner was shown that it has been graded. */
    mark_seen_at: at('mark_seen_at'),
    /** When keys of this attempt were handed out first, by the server's clock. */
    keys_shown_at: at('keys_shown_at'),
    /** Answers came once the learner had been shown the keys by another attempt at the same exercise. */
    is_repetition: boolean().notNull().default(false),
    /** Something was said to have been done at a time that cannot be right. */
    clock_doubtful: boolean().notNull().default(false),
    /** Of a timed test: its time is what the device says; the server did not see it begin, or end. */
    timed_by_device: boolean().notNull().default(false),
  },
  (table) => [
    index('attempts_learner_exercise').on(table.learner_id, table.exercise_id, table.opened_at),
    index('attempts_learner_submitted')
      .on(table.learner_id, table.submitted_at)
      .where(isNotNull(table.submitted_at)),
    index('attempts_learner_received').on(table.learner_id, table.received_at),
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
    /** Null until marked, and where there is no key. */
    is_correct: boolean(),
    marks_won: real(),
    /** Of an AI-graded answer, from submission on. */
    evaluation: jsonb().$type<AiEvaluation>(),
    /** It came when its attempt had been submitted. */
    late: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.question_id] })],
);

/** The last answer to each question of a revise set. */
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
  ],
);
