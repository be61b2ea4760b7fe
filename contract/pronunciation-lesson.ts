import { z } from 'zod/mini';
import { twoVoices } from './ipa-chart.ts';
import { measured } from './study-time.ts';

/** Parts of the path of lessons, in its order. */
export const PRONUNCIATION_GROUPS = ['vowel', 'consonant', 'ending', 'cluster', 'stress', 'speech'] as const;
export type PronunciationGroup = (typeof PRONUNCIATION_GROUPS)[number];

/** Sections of each lesson, in order: heard, told apart, said, used. */
export const PRONUNCIATION_SECTIONS = ['hear', 'tell', 'say', 'use'] as const;
export type PronunciationSection = (typeof PRONUNCIATION_SECTIONS)[number];
const section = z.enum(PRONUNCIATION_SECTIONS);
/** Planned for a section. */
export const PRONUNCIATION_SECTION_MINUTES = 4;

/** Sections that are questions; each is a revise set without a course. */
type AskedSection = Exclude<PronunciationSection, 'hear'>;
export const pronunciationSetId = (lesson: string, part: AskedSection): string =>
  `pronunciation-${lesson}-${part}`;

const spoken = { text: z.string(), vi: z.string(), voices: twoVoices };

const summary = {
  id: z.string(),
  group: z.enum(PRONUNCIATION_GROUPS),
  /** Order on the path, from 1. */
  place: z.number(),
  title: z.string(),
  /** Vietnamese: why a Vietnamese mouth needs it. */
  why: z.string(),
};
export const pronunciationSummary = z.object(summary);
export type PronunciationSummary = z.infer<typeof pronunciationSummary>;

const tellQuestion = z.object({
  /** Of the question in the set. */
  id: z.string(),
  /** Vietnamese: what is asked; Markdown. */
  ask: z.string(),
  /** What is heard; null: the question is about the text alone. */
  heard: z.nullable(z.object({ text: z.string(), voices: twoVoices })),
  /** Id and text; pronunciation without slashes where it is a word of the dictionary and no sentence is asked about. */
  options: z.array(z.object({ id: z.string(), text: z.string(), ipa: z.nullable(z.string()) })),
  /** Id of the right option. */
  choice: z.string(),
  /** Vietnamese: why; null: it needs no words. */
  because: z.nullable(z.string()),
});
export type DiscriminationQuestion = z.infer<typeof tellQuestion>;

const sayWord = z.object({ id: z.string(), ...spoken, ipa: z.string() });
const saySentence = z.object({ id: z.string(), ...spoken });

export const pronunciationLesson = z.object({
  ...summary,
  /** Vietnamese, Markdown: what the mouth does. */
  how: z.string(),
  /** Vietnamese: what the device and the server score of it, and what they cannot. */
  scored: z.string(),
  /** Ids of the sounds of the chart that it trains. */
  sounds: z.array(z.string()),
  /** Ids of the drills that go on with it. */
  drills: z.array(z.string()),
  hear: z.array(
    z.object({
      ...spoken,
      /** Without slashes; null for a sentence. */
      ipa: z.nullable(z.string()),
      /** Vietnamese: what to listen for. */
      note: z.nullable(z.string()),
    }),
  ),
  tell: z.array(tellQuestion),
  say: z.object({ words: z.array(sayWord), sentences: z.array(saySentence) }),
  use: z.object({
    /** Vietnamese: where it is said, and to whom. */
    situation: z.string(),
    /** A line with an id is the learner's. */
    lines: z.array(z.object({ id: z.nullable(z.string()), ...spoken })),
  }),
});
export type PronunciationLesson = z.infer<typeof pronunciationLesson>;

/** A section is begun, or completed; what is completed stays so until the lesson is reset. */
export const PRONUNCIATION_STATUS = { begun: 1, completed: 2 } as const;
const status = z.literal(Object.values(PRONUNCIATION_STATUS));

const score = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/** What a learner did in a section; `at`: time by the learner's clock, `skew` its known error, milliseconds. */
export const sectionProgressBody = z.object({
  section,
  status,
  /** Share of right answers of the section that is told apart, percent; null for the others. */
  score: z.nullable(score),
  at: z.number(),
  skew: z.number(),
  ...measured,
});

/** A learner's progress in a section since the lesson was last reset. */
export const pronunciationProgress = z.object({
  lesson_id: z.string(),
  section,
  status,
  /**
   * 0–100: the best share of right answers, or the mean of what the server has graded of what was said; null: none.
   */
  score: z.nullable(z.number()),
  /** When the latest of what was graded was said, milliseconds; null: nothing was graded. */
  graded_at: z.nullable(z.number()),
});
export type PronunciationProgress = z.infer<typeof pronunciationProgress>;
