import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Scene, SceneAnswer, SceneVisit } from '#contract/conversation.ts';
import type {
  ConversationLevel,
  EntryQuestion,
  OnboardingChoices,
  OnboardingStep,
} from '#contract/conversation-course.ts';
import type { LevelRule } from '#rules/conversation/level-up.ts';
import { learners } from './schema-account.ts';
import type { Written } from './schema-speaking-content.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    /** Ids of meanings that were surely said; null from earlier apps. */
    meanings: jsonb().$type<string[]>(),
    visited_at: at('visited_at').notNull(),
  },
  (table) => [
    index('scene_visits_of_learner').on(table.learner_id, table.scene_id),
    index('scene_visits_by_time').on(table.scene_id, table.visited_at),
  ],
);

/** The answers of a talk that was left before its end; none once it is over, so that an older one does not come back. */
export const openScenes = pgTable(
  'open_scenes',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    scene_id: text()
      .notNull()
      .references(() => conversationScenes.id),
    answers: jsonb().$type<SceneAnswer[]>().notNull(),
    /** Of the last answer, by the learner's clock, corrected for skew. */
    at: at('at').notNull(),
    /** Browser and system of the last answer; null: unknown. */
    device: text(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.scene_id] })],
);

/** A class of a course; its scenes, sounds and lines are its sections. */
export interface WrittenClass {
  id: string;
  title_vi: string;
  text_vi: string;
  lines: { text: string; vi: string }[];
  /** Ids of the chart. */
  sounds: string[];
  /** Ids of scenes. */
  scenes: string[];
}

/** The course of a level. */
export interface WrittenCourse {
  kind: 'course';
  level: ConversationLevel;
  title_vi: string;
  about_vi: string;
  needs: LevelRule;
  classes: WrittenClass[];
  /** Its sounds, each with the lines of the course in which it is heard. */
  sounds: { sound: string; ipa: string; lines: WrittenClass['lines'] }[];
}

/** The introduction with its entry test. */
export interface WrittenOnboarding {
  kind: 'onboarding';
  steps: OnboardingStep[];
  entry_test: (Written<EntryQuestion> & { speaker: WrittenScene['speaker'] })[];
}

export type ConversationText = WrittenCourse | WrittenOnboarding;

/** The courses by their ids, and the introduction, as they were written. */
export const conversationTexts = pgTable('conversation_texts', {
  id: text().primaryKey(),
  data: jsonb().$type<ConversationText>().notNull(),
  retired: boolean().notNull().default(false),
});

/** Where a learner stands among the levels. All but the highest level are null before the introduction. */
export const conversationLearners = pgTable('conversation_learners', {
  learner_id: uuid()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  choices: jsonb().$type<OnboardingChoices>(),
  suggested_level: integer().$type<ConversationLevel>(),
  /** 0: none is open. */
  max_level: integer().notNull(),
  selected_level: integer().$type<ConversationLevel>(),
  selected_at: at('selected_at'),
  completed_at: at('completed_at'),
});
