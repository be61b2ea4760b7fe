import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type DraftPart, type DraftPartName, GRADING_KINDS, type Revealed } from '#contract/teacher-desk.ts';
import { TEACHER_CRITERIA, type TeacherGrade } from '#contract/teacher-evaluation.ts';
import { learners } from './schema-account.ts';
import { teacherGradings } from './schema-grading.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const teacherId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });
const gradingId = () =>
  uuid()
    .notNull()
    .references(() => teacherGradings.id, { onDelete: 'cascade' });

/** A draft, by its parts. */
export type DraftParts = Partial<Record<DraftPartName, DraftPart>>;

/** A teacher's draft of a work; begun with the first claim. */
export const gradingDrafts = pgTable(
  'grading_drafts',
  {
    grading_id: gradingId(),
    teacher_id: teacherId(),
    parts: jsonb().$type<DraftParts>().notNull().default({}),
    /** The bands before the AI's estimate was shown, and that estimate; null until then. */
    revealed: jsonb().$type<Revealed>(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.grading_id, table.teacher_id] }),
    index('grading_drafts_teacher').on(table.teacher_id),
  ],
);

/** Grades that came after another teacher's; the first one stands. */
export const secondOpinions = pgTable(
  'second_opinions',
  {
    grading_id: gradingId(),
    teacher_id: teacherId(),
    /** The version of the answer and its grade beside which it was given. */
    version: integer().notNull(),
    grade: jsonb().$type<TeacherGrade>(),
    refusal: text(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.grading_id, table.teacher_id] }),
    index('second_opinions_teacher').on(table.teacher_id),
  ],
);

/** A teacher's own phrases. */
export const teacherPhrases = pgTable(
  'teacher_phrases',
  {
    /** From the device. */
    id: uuid().primaryKey(),
    teacher_id: teacherId(),
    criterion: text({ enum: TEACHER_CRITERIA }),
    text: text().notNull(),
    used: integer().notNull().default(0),
    saved_at: at('saved_at').notNull().defaultNow(),
  },
  (table) => [index('teacher_phrases_teacher').on(table.teacher_id)],
);

/** Messages about a grade, between its teacher and the learner. */
export const gradingMessages = pgTable(
  'grading_messages',
  {
    /** From the device. */
    id: uuid().primaryKey(),
    grading_id: gradingId(),
    from: text({ enum: ['teacher', 'learner'] }).notNull(),
    author_id: uuid().references(() => learners.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [
    index('grading_messages_grading').on(table.grading_id, table.at),
    index('grading_messages_author').on(table.author_id),
  ],
);

/** How far apart the bands of the AI and of teachers are: sums by day, which name nobody. */
export const agreementSums = pgTable(
  'agreement_sums',
  {
    /** Calendar day in Vietnam; entries of the first versions are on the first day of their month. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: GRADING_KINDS }).notNull(),
    /** `band`: the whole answer. */
    criterion: text({ enum: [...TEACHER_CRITERIA, 'band'] }).notNull(),
    pairs: integer().notNull(),
    exact: integer().notNull(),
    within_half: integer().notNull(),
    within_one: integer().notNull(),
    /** Sum of the teacher's band minus the AI's. */
    lean: doublePrecision().notNull().default(0),
    /** Bands that a teacher changed after seeing the AI's. */
    changed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.criterion] })],
);
