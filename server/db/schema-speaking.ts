import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SpeakingLevel } from '#contract/speaking.ts';
import { learners } from './schema-account.ts';

/** The speaking level that a learner has set. */
export const speakingLevels = pgTable('speaking_levels', {
  learner_id: uuid()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  level: integer().$type<SpeakingLevel>().notNull(),
  /** `suggested`: as suggested after speaking. */
  source: text({ enum: ['chosen', 'suggested'] }).notNull(),
  /** By the learner's clock, corrected for skew; an older decision changes nothing. */
  chosen_at: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
});
