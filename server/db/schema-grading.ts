import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TeacherGrade } from '#contract/teacher-evaluation.ts';
import { learners } from './schema-account.ts';
import { attempts } from './schema-progress.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Grading requests to teachers, one row each. A second grading of the same answer references the first. */
export const teacherGradings = pgTable(
  'teacher_gradings',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    attempt_id: uuid()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    question_id: text().notNull(),
    kind: text({ enum: ['writing', 'speaking'] }).notNull(),
    /** `pack`: the question requires a teacher; `learner`: requested by the learner. */
    asked_by: text({ enum: ['pack', 'learner'] }).notNull(),
    regrade_of: uuid().references((): AnyPgColumn => teacherGradings.id, { onDelete: 'cascade' }),
    /** For a second grading: the learner's reason. */
    reason: text(),
    status: text({ enum: ['waiting', 'finished', 'error'] }).notNull(),
    /** By the server's clock; `due_at` is the deadline promised then. */
    asked_at: at('asked_at').notNull(),
    due_at: at('due_at').notNull(),
    graded_at: at('graded_at'),
    /** Name of the teacher, and their account if they graded at the desk. */
    graded_by: text(),
    teacher_id: uuid().references(() => learners.id, { onDelete: 'set null' }),
    grade: jsonb().$type<TeacherGrade>(),
    /** Why it could not be graded. */
    refusal: text(),
    /** Counts versions of the answer and of its grade: a verdict is about one of them. */
    version: integer().notNull().default(1),
    /** The teacher who holds it, and until when if nothing of it is saved. */
    held_by: uuid().references(() => learners.id, { onDelete: 'set null' }),
    held_until: at('held_until'),
    /** When the learner answered the teacher, who has not read it; null: nothing to read. */
    reply_at: at('reply_at'),
  },
  (table) => [
    uniqueIndex('teacher_gradings_answer')
      .on(table.attempt_id, table.question_id)
      .where(sql`${table.regrade_of} is null`),
    index('teacher_gradings_attempt').on(table.attempt_id),
    uniqueIndex('teacher_gradings_regrade').on(table.regrade_of),
    index('teacher_gradings_waiting').on(table.due_at, table.id).where(sql`${table.status} = 'waiting'`),
    index('teacher_gradings_held').on(table.held_by).where(sql`${table.held_by} is not null`),
    index('teacher_gradings_teacher')
      .on(table.teacher_id, table.graded_at)
      .where(sql`${table.teacher_id} is not null`),
    index('teacher_gradings_reply').on(table.teacher_id).where(sql`${table.reply_at} is not null`),
    index('teacher_gradings_graded').on(table.graded_at).where(sql`${table.status} = 'finished'`),
    index('teacher_gradings_learner').on(table.learner_id, table.asked_at),
    check('teacher_gradings_reason', sql`(${table.regrade_of} is null) = (${table.reason} is null)`),
    check('teacher_gradings_grade', sql`(${table.status} = 'finished') = (${table.grade} is not null)`),
  ],
);

/** Usage of external services per learner and day, including reservations for calls in progress. */
export const providerUsage = pgTable(
  'provider_usage',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Calendar day in Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    /** Millionths of the operator's currency. */
    cost: bigint({ mode: 'number' }).notNull(),
    calls: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.day] }),
    index('provider_usage_day').on(table.day),
  ],
);
