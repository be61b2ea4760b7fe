import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrialAsk, TrialChat, TrialMessage } from '#contract/learning-trial.ts';
import { learners } from './schema-account.ts';
import { exercises } from './schema-content.ts';
import type { Written } from './schema-speaking-content.ts';

/** The lesson without its questions, which are those of the exercise, and without the paths of its voices. */
export type WrittenTrial = Omit<TrialChat, 'id' | 'messages'> & {
  messages: (Pick<Written<TrialMessage>, 'id' | 'phase' | 'text_vi' | 'line'> & {
    ask: Written<Omit<TrialAsk, 'question' | 'key'>> | null;
  })[];
};

/** The learning trial: an exercise of kind `learning_trial` with what is said around its questions. */
export const learningTrials = pgTable('learning_trials', {
  id: text()
    .primaryKey()
    .references(() => exercises.id),
  detail: jsonb().$type<WrittenTrial>().notNull(),
  retired: boolean().notNull().default(false),
});

/** Who wants to be advised after the lesson, a learner or a guest, by the book of the lesson. */
export const taggedContacts = pgTable(
  'tagged_contacts',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    book: text().notNull(),
    /** Of the book, as it was offered; Vietnamese. */
    title: text().notNull(),
    tagged_at: timestamp('tagged_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.book] })],
);
