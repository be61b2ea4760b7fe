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
} from 'drizzle-orm/pg-core';
import type { CertificateBar } from '#contract/certificate.ts';
import type { ExamPart, ExamSkill } from '#contract/exam-taking.ts';
import type { HolidayTheme } from '#contract/holiday-theme.ts';
import type { Section } from '#contract/lesson.ts';
import type { SectionDetail } from '#contract/lesson-detail.ts';
import type { Recording } from '#contract/listening.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import type { GradingScale } from '#contract/practice.ts';
import type { Proof, Question, QuestionKey } from '#contract/question.ts';
import { REVISE_FEEDBACK } from '#contract/revise.ts';
import type { DEFAULT_BAND_TABLES } from '#rules/bands/band-tables.ts';
import type { LevelMap } from '#rules/placement/suggest-level.ts';

/** Content missing from a newer pack is retired, never deleted, because attempts refer to it. */
const retired = () => boolean().notNull().default(false);

/** The most recently stored version is served. */
export const contentVersions = pgTable('content_versions', {
  version: text().primaryKey(),
  stored_at: timestamp('stored_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The files and voices it is whole with; null while recordings are missing, or better ones could be made. */
  whole_with: text(),
});

export const courses = pgTable('courses', {
  id: text().primaryKey(),
  name: text().notNull(),
  level: integer().notNull(),
  summary: text().notNull(),
  description: text().notNull(),
  is_free: boolean().notNull(),
  /** Requirements of its certificate. */
  certificate: jsonb().$type<CertificateBar>().notNull().default({ answered: 80, result: 50 }),
  /** Đồng; null if the centre quotes the price, and for a free course. */
  price: integer(),
  position: integer().notNull(),
  /** When it was first stored. */
  added_at: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  retired: retired(),
});

export const lessons = pgTable(
  'lessons',
  {
    id: text().primaryKey(),
    course_id: text()
      .notNull()
      .references(() => courses.id),
    title: text().notNull(),
    summary: text().notNull(),
    type: integer().notNull(),
    position: integer().notNull(),
    minutes: integer().notNull(),
    sections: jsonb().$type<Section[]>().notNull(),
    /** Open to everyone, even in a course that is not free. */
    is_trial: boolean().notNull().default(false),
    /** Content of each section, by its id. */
    details: jsonb().$type<Record<string, SectionDetail>>().notNull().default({}),
    retired: retired(),
  },
  (table) => [index('lessons_course').on(table.course_id)],
);

/** Fields specific to timed tests. */
export interface TimedExam {
  skill: ExamSkill;
  minutes: number;
  /** Table that converts marks to a band. */
  band_table: keyof typeof DEFAULT_BAND_TABLES | 'none';
  /** In order; transcripts are hidden until submission. */
  parts: ExamPart[];
  /** For a placement test: level suggested by the share of correct answers. */
  levels?: LevelMap;
  /** URL of a recording to test the speakers or headphones. */
  sound_check?: string;
}

/**
 * Practices, duets and revise sets belong to a lesson; a timed test and what is spoken belong to no course, nor do the
 * revise sets of the chart of sounds and of the letters.
 */
export const exercises = pgTable(
  'exercises',
  {
    id: text().primaryKey(),
    kind: text({
      enum: ['practice', 'duet_video', 'revise', 'test', 'speaking', 'learning_trial'],
    }).notNull(),
    title: text().notNull(),
    instructions: text().notNull(),
    passage: text(),
    /** Listened to instead of a passage; its transcript is hidden until submission. */
    audio: jsonb().$type<Recording>(),
    grading_scale: integer().$type<GradingScale>().notNull(),
    course_id: text().references(() => courses.id),
    lesson_id: text().references(() => lessons.id),
    /** For a revise set: when the correct answers are shown. */
    feedback: text({ enum: REVISE_FEEDBACK }).notNull().default('instant'),
    /** Only for a timed test. */
    test: jsonb().$type<TimedExam>(),
    retired: retired(),
  },
  ({ kind, course_id, lesson_id, test }) => [
    check(
      'exercises_place',
      sql`case num_nulls(${course_id}, ${lesson_id}) when 0 then ${kind} not in ('test', 'speaking', 'learning_trial') when 2 then ${kind} in ('test', 'speaking', 'learning_trial', 'revise') else false end`,
    ),
    check('exercises_test', sql`(${kind} = 'test') = (${test} is not null)`),
  ],
);

export const questions = pgTable(
  'questions',
  {
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    id: text().notNull(),
    position: integer().notNull(),
    /** The public part. */
    question: jsonb().$type<Question>().notNull(),
    key: jsonb().$type<QuestionKey>().notNull(),
    explanation: text(),
    /** Quotes that prove the key, hidden until the question is answered. */
    proofs: jsonb().$type<Proof[]>().notNull().default([]),
    /** Part of a timed test or of a conversation it belongs to, 1-based. */
    part: integer(),
    retired: retired(),
  },
  (table) => [primaryKey({ columns: [table.exercise_id, table.id] })],
);

export const studySheets = pgTable('study_sheets', {
  id: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  tags: jsonb().$type<string[]>().notNull(),
  reading_minutes: integer().notNull(),
  body: text().notNull(),
  retired: retired(),
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    category: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    author: text().notNull(),
    published_on: date({ mode: 'string' }).notNull(),
    reading_minutes: integer().notNull(),
    body: text().notNull(),
    retired: retired(),
  },
  (table) => [index('blog_posts_slug').on(table.slug), index('blog_posts_published').on(table.published_on)],
);

export const themes = pgTable('themes', {
  id: text().primaryKey(),
  theme: jsonb().$type<HolidayTheme>().notNull(),
  retired: retired(),
});

/** Payment methods: at most one row, from the pack's `payments.yaml`. */
export const paymentWays = pgTable('payment_ways', {
  id: text().primaryKey(),
  methods: jsonb().$type<PaymentMethod[]>().notNull(),
  retired: retired(),
});

/** Files of the pack's `media/`, by path below it; their bytes are in the blob store. */
export const mediaFiles = pgTable('media_files', {
  path: text().primaryKey(),
  blob_key: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  retired: retired(),
});
