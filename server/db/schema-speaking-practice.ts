import {
  boolean,
  date,
  doublePrecision,
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
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { learners } from './schema-account.ts';
import { exercises } from './schema-content.ts';
import { attempts } from './schema-progress.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });
const attemptId = () =>
  uuid()
    .notNull()
    .references(() => attempts.id, { onDelete: 'cascade' });

/** Whether a learner's microphone, speaker and room were found fit for a speaking test when last checked. */
export const speakingPreparations = pgTable('speaking_preparations', {
  learner_id: learnerId().primaryKey(),
  is_prepared: boolean().notNull(),
  checked_at: at('checked_at').notNull(),
});

/** Parts of speaking tests that were handed in. */
export const speakingParts = pgTable(
  'speaking_parts',
  {
    attempt_id: attemptId(),
    part: integer().notNull(),
    /** By the learner's clock, corrected for skew. */
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.part] })],
);

/** What the engine found in the answers of an attempt, by question. */
export type FirstEvaluations = Record<string, AiEvaluation | null>;

/** Results of speaking tests that their learners rejected, at most one per attempt. */
export const speakingRejections = pgTable('speaking_rejections', {
  attempt_id: attemptId().primaryKey(),
  reason: text().notNull(),
  /** By the learner's clock, corrected for skew. */
  at: at('at').notNull(),
  /** The rejected result. */
  first_band: jsonb().$type<SpeakingBand>().notNull(),
  first_evaluations: jsonb().$type<FirstEvaluations>().notNull(),
});

/** Answers to the survey after the trial: those given first. */
export const speakingSurveys = pgTable('speaking_surveys', {
  learner_id: learnerId().primaryKey(),
  attempt_id: attemptId(),
  /** By question: the id of an option, or text. */
  answers: jsonb().$type<Record<string, string>>().notNull(),
  answered_at: at('answered_at').notNull().defaultNow(),
});

/*
 * Sums of what learners said in the speaking room, so that statistics cost the same after a hundred answers and
 * after ten thousand. docs/sums.md says what maintains them.
 */

const sums = () => ({
  /** Talks that were graded or measured, and their length, seconds. */
  talks: integer().notNull(),
  seconds: doublePrecision().notNull(),
  /** Of those with a transcript. Seconds are from the first word to the last one; the last two are sums, too. */
  graded: integer().notNull(),
  words: integer().notNull(),
  talk_seconds: doublePrecision().notNull(),
  pause_seconds: doublePrecision().notNull(),
  diversity: doublePrecision().notNull(),
  pronunciation: doublePrecision().notNull(),
});

/**
 * What was found in each recording. An answer that is copied to another attempt keeps its recording, so it counts
 * once; the latest evaluation counts.
 */
export const speakingTalks = pgTable(
  'speaking_talks',
  {
    recording_id: uuid().notNull(),
    learner_id: learnerId(),
    /** The answer whose evaluation this is. */
    attempt_id: attemptId(),
    /** Calendar day in Vietnam on which it was first answered with, by the learner's corrected clock. */
    day: date({ mode: 'string' }).notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.recording_id] }),
    index('speaking_talks_attempt').on(table.attempt_id),
  ],
);

/** Sums of `speaking_talks` by day. */
export const speakingDays = pgTable(
  'speaking_days',
  { learner_id: learnerId(), day: date({ mode: 'string' }).notNull(), ...sums() },
  (table) => [primaryKey({ columns: [table.learner_id, table.day] })],
);

/** Sums of `speaking_days`. */
export const speakingTotals = pgTable('speaking_totals', { learner_id: learnerId().primaryKey(), ...sums() });

/** How often a learner submitted a topic or test. */
export const speakingDone = pgTable(
  'speaking_done',
  {
    learner_id: learnerId(),
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    done: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.exercise_id] })],
);

/** The band of each attempt whose talks are all graded, with its range; stored with the last grading. */
export const speakingBands = pgTable(
  'speaking_bands',
  {
    attempt_id: attemptId().primaryKey(),
    learner_id: learnerId(),
    exercise_id: text()
      .notNull()
      .references(() => exercises.id),
    /** When the attempt was submitted. */
    at: at('at').notNull(),
    low: real().notNull(),
    point: real().notNull(),
    high: real().notNull(),
  },
  (table) => [index('speaking_bands_learner').on(table.learner_id, table.at)],
);
