import { z } from 'zod/mini';
import { insidePathSchema } from './inside-path-schema.ts';
import { chartWord } from './ipa-chart.ts';
import { TEXT_MAX, text } from './protocol/text.ts';
import { answerSchema, proofSchema, questionKeySchema, questionSchema } from './question.ts';
import { measured } from './study-time.ts';

/** Maximum cards per day, however many days were missed. */
export const DAILY_CAP = 30;
/** Days of cards that a device gets for offline use, including today. */
export const NOTEBOOK_DAYS = 4;
export const NOTEBOOK_PAGE = 30;

export const WORD_MAX = 80;
export const MEANING_MAX = 300;
const IPA_MAX = 100;
export const CONTEXT_MAX = 500;
export const LINK_MAX = 500;
/** Maximum search text, characters. */
export const SEARCH_MAX = 100;

/** How well a card was remembered, as FSRS rates it. */
export const NOTEBOOK_RATING = { forgotten: 1, hard: 2, good: 3, easy: 4 } as const;
const rating = z.literal(Object.values(NOTEBOOK_RATING));
export type NotebookRating = z.infer<typeof rating>;

const cardId = z.string().check(z.minLength(3), z.maxLength(250));
export const milliseconds = z.number().check(z.int());

/** Learning state of a card in FSRS. */
export const MEMORY_STATE = { new: 0, learning: 1, review: 2, relearning: 3 } as const;

/** The scheduler's (FSRS) state of one card. Times are milliseconds since 1970, intervals days. */
const memory = z.object({
  state: z.literal(Object.values(MEMORY_STATE)),
  due: milliseconds,
  last_review: z.nullable(milliseconds),
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
});
export type Memory = z.infer<typeof memory>;

const wordFields = {
  word: z.string().check(z.trim(), z.minLength(1), z.maxLength(WORD_MAX)),
  meaning: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(MEANING_MAX))),
  /** Between slashes. */
  ipa: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(IPA_MAX))),
  /** The sentence in which it occurred. */
  context: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTEXT_MAX))),
  /** The page on which it occurred: its title, and its path below the site's root. */
  source: z.nullable(
    z.object({
      title: text(TEXT_MAX.line),
      path: insidePathSchema.check(z.regex(/^[\w\-./?=&%~]*$/)),
    }),
  ),
  /** Where it was met outside the site: a web address without spaces and control characters. */
  link: z.optional(z.string().check(z.maxLength(LINK_MAX), z.regex(/^https?:\/\/[!-~]+$/))),
};
const savedWord = z.object(wordFields);
export type SavedWord = z.infer<typeof savedWord>;

const schedule = {
  id: z.string(),
  memory,
  /** When it was last answered wrong, forgotten or saved. */
  lapsed_at: milliseconds,
  /** Time of the latest event included in the state. */
  last_event_at: milliseconds,
};

const questionCard = z.object({
  ...schedule,
  kind: z.literal('question'),
  question: questionSchema,
  answers: questionKeySchema,
  /** Markdown. */
  explanation: z.nullable(z.string()),
  proofs: z.array(proofSchema),
  /** The learner's last wrong answer. */
  wrong_answer: z.nullable(answerSchema),
  /** Markdown: the part of the passage that the question is about; null if it needs none. */
  excerpt: z.nullable(z.string()),
  /** Title of the exercise. */
  exercise: z.string(),
});
const wordCard = z.object({ ...schedule, kind: z.literal('word'), word: savedWord });

const soundCard = z.object({
  ...schedule,
  kind: z.literal('sound'),
  /** As the chart has it. */
  sound: z.object({
    id: z.string(),
    /** Without slashes. */
    ipa: z.string(),
    /** Vietnamese: what lips and tongue do, what a Vietnamese mouth does instead. */
    how: z.string(),
    instead: z.string(),
    /** Questions of the revise set of the sound, from `w1` on. */
    words: z.array(chartWord),
  }),
});

export const notebookCard = z.discriminatedUnion('kind', [questionCard, wordCard, soundCard]);
export type NotebookCard = z.infer<typeof notebookCard>;
export type QuestionCard = z.infer<typeof questionCard>;
export type WordCard = z.infer<typeof wordCard>;
export type SoundCard = z.infer<typeof soundCard>;

const clock = {
  /** Created on the device, so that the same event is applied only once. */
  event_id: z.uuid(),
  /** Time by the learner's clock, and the clock's known skew, milliseconds. */
  at: z.number(),
  skew: z.number(),
};
export const reviewBodySchema = z.object({ card_id: cardId, rating, ...clock, ...measured });
export const wordsBodySchema = z.object({ ...wordFields, ...clock });
export const removeBodySchema = z.object({ card_id: cardId, ...clock });
