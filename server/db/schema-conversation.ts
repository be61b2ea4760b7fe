import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Scene, SceneVisit } from '#contract/conversation.ts';
import { learners } from './schema-account.ts';
import type { Written } from './schema-speaking-content.ts';

/** A scene without the paths of its voices. */
export type WrittenScene = Written<Scene> & { speaker: 'female' | 'male' };

/** Scenes in which a partner talks with the learner, as they were written. */
export const conversationScenes = pgTable('conversation_scenes', {
  id: text().primaryKey(),
  level: integer().notNull(),
  data: jsonb().$type<WrittenScene>().notNull(),
  retired: boolean().notNull().default(false),
});

/** Scenes talked through to their end. */
export const sceneVisits = pgTable(
  'scene_visits',
  {
    id: uuid().primaryKey(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    scene_id: text()
      .notNull()
      .references(() => conversationScenes.id),
    end: text().$type<SceneVisit['end']>().notNull(),
    missions: jsonb().$type<string[]>().notNull(),
    understood: integer().notNull(),
    turns: integer().notNull(),
    is_free: boolean().notNull().default(false),
    visited_at: timestamp('visited_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('scene_visits_of_learner').on(table.learner_id, table.scene_id)],
);
