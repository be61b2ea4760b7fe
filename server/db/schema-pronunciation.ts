import { bigint, boolean, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { PronunciationLesson, PronunciationSection } from '#contract/pronunciation-lesson.ts';
import { learners } from './schema-account.ts';
import type { Unvoiced } from './schema-sounds.ts';

export type WrittenLesson = Unvoiced<PronunciationLesson>;

/** Pronunciation lessons as they were written. What is asked in them are revise sets. */
export const pronunciationLessons = pgTable('pronunciation_lessons', {
  id: text().primaryKey(),
  data: jsonb().$type<WrittenLesson>().notNull(),
  retired: boolean().notNull().default(false),
});

/** Milliseconds since 1970, by the learner's clock corrected for skew. */
const milliseconds = () => bigint({ mode: 'number' });

/** What was done in a section of a pronunciation lesson; when a lesson was reset is in `restarts`. */
export const pronunciationProgress = pgTable(
  'pronunciation_progress',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    lesson_id: text()
      .notNull()
      .references(() => pronunciationLessons.id),
    section: text().$type<PronunciationSection>().notNull(),
    /** The latest, also of what was repeated. */
    begun_at: milliseconds().notNull(),
    completed_at: milliseconds(),
    /** 0–100, each with its time. */
    best_score: real(),
    best_at: milliseconds(),
    latest_score: real(),
    latest_at: milliseconds(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.lesson_id, table.section] })],
);
