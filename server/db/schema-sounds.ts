import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChartSound } from '#contract/ipa-chart.ts';
import type { Letter, SpellingTopic } from '#contract/letters.ts';

/** The same without the paths of its voices, which depend on the engine that speaks. */
export type Unvoiced<T> = T extends readonly (infer Item)[]
  ? Unvoiced<Item>[]
  : T extends object
    ? { [Key in keyof T as Exclude<Key, 'voices'>]: Unvoiced<T[Key]> }
    : T;

export type WrittenSound = Unvoiced<ChartSound>;
export type WrittenLetter = Unvoiced<Letter>;
export type WrittenSpelling = Unvoiced<SpellingTopic>;

export type SoundText =
  | { kind: 'chart'; sounds: WrittenSound[] }
  | { kind: 'letters'; letters: WrittenLetter[]; topics: WrittenSpelling[] };
export type SoundTextKind = SoundText['kind'];

/** The chart of sounds and the letters: at most one row of each kind. What is said of them are revise sets. */
export const soundTexts = pgTable('sound_texts', {
  id: text().$type<SoundTextKind>().primaryKey(),
  data: jsonb().$type<SoundText>().notNull(),
  retired: boolean().notNull().default(false),
});
