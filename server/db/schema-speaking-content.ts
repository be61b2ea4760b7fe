import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Estimate } from '#contract/evaluation-parts.ts';
import {
  type ExaminerLines,
  type ExamTransitions,
  type QuestionScript,
  SPEAKING_CATEGORIES,
  SPEAKING_MODES,
  type SpeakingLevel,
  type SpokenLine,
  type VocabularyItem,
} from '#contract/speaking.ts';
import { exercises } from './schema-content.ts';

/** The same without the paths of its voices, which depend on the engine that speaks and are added when it is sent. */
export type Written<T> = T extends readonly (infer Item)[]
  ? Written<Item>[]
  : T extends object
    ? { [Key in keyof T as Exclude<Key, 'voice'>]: Written<T[Key]> }
    : T;

export type WrittenLine = Written<SpokenLine>;
export type WrittenScript = Written<QuestionScript>;
export type WrittenTransitions = Written<ExamTransitions>;
export type WrittenExaminer = Written<ExaminerLines>;

/** What a conversation needs besides the questions of its exercise. */
export interface SpeakingDetail {
  intro: WrittenLine | null;
  /** Only for a test. */
  transitions: WrittenTransitions | null;
  vocabulary: VocabularyItem[];
  /** By question id; a follow-up (`Question.follows`) has none, as its wordings are those of the question before. */
  scripts: Record<string, WrittenScript>;
}

/**
 * What is spoken as one attempt: the rest of an exercise of kind `speaking`, whose `title` is in English. Ids begin with
 * `speaking-`: a topic's file name, `test-1` and so on, `trial`, `interview`, `level`.
 */
export const speakingSets = pgTable('speaking_sets', {
  id: text()
    .primaryKey()
    .references(() => exercises.id),
  mode: text({ enum: SPEAKING_MODES }).notNull(),
  /** Order among sets of the same mode, from 1. */
  position: integer().notNull(),
  /** Of a topic: 1, or 2 for a card with its Part 3; null for the others. */
  part: integer().$type<1 | 2>(),
  category: text({ enum: SPEAKING_CATEGORIES }),
  /** `COURSE_LEVELS`. */
  level: integer().notNull(),
  is_free: boolean().notNull(),
  title_vi: text().notNull(),
  summary_vi: text().notNull(),
  /** Questions without follow-ups, and how long they take, minutes. */
  questions: integer().notNull(),
  minutes: integer().notNull(),
  detail: jsonb().$type<SpeakingDetail>().notNull(),
  retired: boolean().notNull().default(false),
});

interface LevelDescription {
  level: SpeakingLevel;
  name_vi: string;
  /** Lowest and highest band. */
  band: [number, number];
  can_vi: string[];
  not_yet_vi: string[];
  /** Ids of sets to begin with. */
  first_topics: string[];
}

/** Texts of the speaking room that belong to no set. */
export type SpeakingText =
  | {
      kind: 'levels';
      title_vi: string;
      summary_vi: string;
      levels: LevelDescription[];
      /** What to speak about: questions of `speaking-level`. */
      prompts: (WrittenLine & { id: string; seconds: number })[];
    }
  | {
      kind: 'predictions';
      /** Such as 2026-Q4. */
      quarter: string;
      /** ISO date. */
      written_on: string;
      title_vi: string;
      basis_vi: string;
      topics: { set_id: string; likelihood: 'high' | 'medium' | 'low'; why_vi: string }[];
    }
  | { kind: 'examiner'; lines: WrittenExaminer }
  | {
      kind: 'survey';
      questions: {
        id: string;
        text_vi: string;
        type: 'choice' | 'text';
        optional: boolean;
        /** Of a text, UTF-16 units; null for a choice. */
        max_length: number | null;
        options: { id: string; text_vi: string }[];
      }[];
    }
  | {
      kind: 'home';
      /** Exchanges that show guests what the room is like. */
      scenes: {
        id: string;
        title_vi: string;
        question: WrittenLine;
        answer: { text: string; band: number; phrases: string[] };
        follow_up: WrittenLine | null;
      }[];
      /** A result to look at, for a set. */
      sample: { set_id: string; band: Estimate };
    };
export type SpeakingTextKind = SpeakingText['kind'];
export type SpeakingTextOf<K extends SpeakingTextKind> = Extract<SpeakingText, { kind: K }>;

/** At most one row of each kind. */
export const speakingTexts = pgTable('speaking_texts', {
  id: text().$type<SpeakingTextKind>().primaryKey(),
  data: jsonb().$type<SpeakingText>().notNull(),
  retired: boolean().notNull().default(false),
});
