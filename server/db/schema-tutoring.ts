import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ATTENDANCE, NOTICE_KINDS } from '#contract/tutoring.ts';
import { learners } from './schema-account.ts';
import { exercises, mediaFiles, studySheets } from './schema-content.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => uuid().primaryKey().defaultRandom();
const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });
/** Somebody who taught or wrote; what they did stays without them. */
const staffId = () => uuid().references(() => learners.id, { onDelete: 'set null' });

/** Classes that a teacher holds for some learners. */
export const tutoringClasses = pgTable(
  'tutoring_classes',
  {
    id: id(),
    /** Under which the centre knows it. */
    code: text().notNull().unique(),
    name: text().notNull(),
    summary: text().notNull(),
    /** `CLASS_LEVELS`. */
    level: integer().notNull(),
    teacher_id: staffId(),
    /** Where its lessons are held, unless a lesson has a link of its own; told to members near the time. */
    meeting_link: text(),
    final_test_id: text().references(() => exercises.id),
    created_at: at('created_at').notNull().defaultNow(),
    /** When the centre ended it before its last lesson. */
    closed_at: at('closed_at'),
  },
  (table) => [index('tutoring_classes_teacher').on(table.teacher_id)],
);

const classId = () =>
  uuid()
    .notNull()
    .references(() => tutoringClasses.id, { onDelete: 'cascade' });

export const classMembers = pgTable(
  'class_members',
  {
    class_id: classId(),
    learner_id: learnerId(),
    joined_at: at('joined_at').notNull(),
    /** Null while they are members. */
    left_at: at('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.learner_id] }),
    index('class_members_learner').on(table.learner_id),
  ],
);

/** Lessons of classes. */
export const classLessons = pgTable(
  'class_lessons',
  {
    id: id(),
    class_id: classId(),
    title: text().notNull(),
    summary: text(),
    starts_at: at('starts_at').notNull(),
    ends_at: at('ends_at').notNull(),
    /** In place of the class's. */
    meeting_link: text(),
    cancelled_at: at('cancelled_at'),
    /** Raised by each change of its time or text: of two who change it at once, the second is told. */
    version: integer().notNull().default(1),
    /** When the reminders of its beginning were queued; null again after a move. */
    reminded_at: at('reminded_at'),
  },
  (table) => [
    unique('class_lessons_of_class').on(table.class_id, table.id),
    index('class_lessons_time').on(table.class_id, table.starts_at),
    index('class_lessons_to_remind')
      .on(table.starts_at)
      .where(sql`${table.reminded_at} is null and ${table.cancelled_at} is null`),
    check('class_lessons_span', sql`${table.starts_at} < ${table.ends_at}`),
  ],
);

const ofLesson = (name: string, table: Parameters<typeof foreignKey>[0]['columns']) =>
  foreignKey({
    name,
    columns: table,
    foreignColumns: [classLessons.class_id, classLessons.id],
  }).onDelete('cascade');

export const classHomework = pgTable(
  'class_homework',
  {
    id: id(),
    class_id: classId(),
    lesson_id: uuid().notNull(),
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    /** Work counts that was begun afterwards. */
    set_at: at('set_at').notNull(),
    due_at: at('due_at'),
  },
  (table) => [
    ofLesson('class_homework_lesson', [table.class_id, table.lesson_id]),
    unique('class_homework_once').on(table.lesson_id, table.exercise_id),
    index('class_homework_class').on(table.class_id),
    index('class_homework_exercise').on(table.exercise_id),
  ],
);

/** What a teacher wrote after a lesson, for all or for one. */
export const classNotes = pgTable(
  'class_notes',
  {
    id: id(),
    class_id: classId(),
    lesson_id: uuid().notNull(),
    /** For whom alone it is; null: for the class. */
    learner_id: uuid().references(() => learners.id, { onDelete: 'cascade' }),
    author_id: staffId(),
    text: text().notNull(),
    written_at: at('written_at').notNull(),
  },
  (table) => [
    ofLesson('class_notes_lesson', [table.class_id, table.lesson_id]),
    index('class_notes_of_lesson').on(table.lesson_id, table.written_at),
    index('class_notes_learner').on(table.learner_id),
    index('class_notes_author').on(table.author_id),
  ],
);

/** Study sheets and files of the content. */
export const classMaterials = pgTable(
  'class_materials',
  {
    id: id(),
    class_id: classId(),
    lesson_id: uuid().notNull(),
    position: integer().notNull(),
    study_sheet_id: text().references(() => studySheets.id),
    media_path: text().references(() => mediaFiles.path),
    /** Of a file; a study sheet has its own. */
    title: text(),
  },
  (table) => [
    ofLesson('class_materials_lesson', [table.class_id, table.lesson_id]),
    unique('class_materials_once')
      .on(table.lesson_id, table.study_sheet_id, table.media_path)
      .nullsNotDistinct(),
    check('class_materials_kind', sql`num_nonnulls(${table.study_sheet_id}, ${table.media_path}) = 1`),
    check('class_materials_title', sql`(${table.media_path} is null) = (${table.title} is null)`),
  ],
);

export const classAttendance = pgTable(
  'class_attendance',
  {
    lesson_id: uuid()
      .notNull()
      .references(() => classLessons.id, { onDelete: 'cascade' }),
    learner_id: learnerId(),
    status: text({ enum: ATTENDANCE }).notNull(),
    /** When they first joined from the app. */
    joined_at: at('joined_at'),
    /** When a teacher decided the status, which joining does not change any more. */
    marked_at: at('marked_at'),
    marked_by: staffId(),
  },
  (table) => [
    primaryKey({ columns: [table.lesson_id, table.learner_id] }),
    index('class_attendance_learner').on(table.learner_id),
    index('class_attendance_marked_by').on(table.marked_by),
    check('class_attendance_source', sql`num_nonnulls(${table.joined_at}, ${table.marked_at}) > 0`),
  ],
);

/** What members were told, in the words of that day. */
export const classNotices = pgTable(
  'class_notices',
  {
    id: id(),
    class_id: classId(),
    lesson_id: uuid().references(() => classLessons.id, { onDelete: 'cascade' }),
    /** To whom alone; null: to the class. */
    learner_id: uuid().references(() => learners.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    text: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('class_notices_class').on(table.class_id, table.at),
    index('class_notices_lesson').on(table.lesson_id),
    index('class_notices_learner').on(table.learner_id),
  ],
);
