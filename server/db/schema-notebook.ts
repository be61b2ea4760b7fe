import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Memory, NotebookRating, SavedWord } from '#contract/notebook.ts';
import type { Answer } from '#contract/question.ts';
import { learners } from './schema-account.ts';
import { questions } from './schema-content.ts';

/** Milliseconds since 1970: the unit of the scheduler's rules, on the device and here. */
const milliseconds = () => bigint({ mode: 'number' }).notNull();
const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });

/** Cards of the error notebook with their state, which is derived from their log. */
export const notebookCards = pgTable(
  'notebook_cards',
  {
    learner_id: learnerId(),
    id: text().notNull(),
    /** For a question's card. */
    exercise_id: text(),
    question_id: text(),
    /** The answer that was last marked wrong. */
    wrong_answer: jsonb().$type<Answer>(),
    /** For a word's card, as last saved. */
    word: jsonb().$type<SavedWord>(),
    /** For a sound's card: its id on the chart. */
    sound: text(),
    memory: jsonb().$type<Memory>().notNull(),
    due: milliseconds(),
    lapsed_at: milliseconds(),
    last_event_at: milliseconds(),
    removed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.id] }),
    foreignKey({
      name: 'notebook_cards_question_fk',
      columns: [table.exercise_id, table.question_id],
      foreignColumns: [questions.exercise_id, questions.id],
    }),
    check('notebook_cards_kind', sql`num_nonnulls(${table.question_id}, ${table.word}, ${table.sound}) = 1`),
    index('notebook_cards_due').on(table.learner_id, table.due).where(sql`not ${table.removed}`),
    index('notebook_cards_lapsed')
      .on(table.learner_id, table.lapsed_at, table.id)
      .where(sql`not ${table.removed}`),
  ],
);

/** The permanent event log of the cards, from which their state can be recomputed. */
export const notebookEvents = pgTable(
  'notebook_events',
  {
    learner_id: learnerId(),
    /** Generated on the device for actions there. */
    id: uuid().notNull(),
    card_id: text().notNull(),
    kind: text({ enum: ['wrong', 'saved', 'review', 'removed'] }).notNull(),
    rating: smallint().$type<NotebookRating>(),
    /** For a wrong answer. */
    answer: jsonb().$type<Answer>(),
    /** For a saved word. */
    word: jsonb().$type<SavedWord>(),
    /** By the learner's clock, corrected for skew. */
    at: milliseconds(),
    received_at: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.id] }),
    check('notebook_events_rating', sql`(${table.kind} = 'review') = (${table.rating} is not null)`),
    check('notebook_events_rating_range', sql`${table.rating} between 1 and 4`),
    index('notebook_events_card').on(table.learner_id, table.card_id, table.at),
    index('notebook_events_day').on(table.learner_id, table.at).where(sql`${table.kind} = 'review'`),
  ],
);
