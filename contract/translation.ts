import { z } from 'zod/mini';
import { engine } from './evaluation-parts.ts';
import { TEXT_MAX } from './protocol/text.ts';
import { fallback } from './writing-evaluation.ts';

/** Longest text of one call, characters. */
export const TRANSLATION_MAX = 2_000;

/** What the meanings of single words are called on screen: they are no translation of a sentence. */
export const GLOSSES_LABEL = 'nghĩa từng từ';

export const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'number',
  'exclamation',
  'phrase',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

const gloss = z.object({
  /** The word, or the words of a phrase, as the text has them. */
  text: z.string(),
  /** Where they stand in `source`, UTF-16 offsets. */
  start: z.number(),
  end: z.number(),
  /** The form that the meanings are of, "study" for "studies"; null where the word was not found. */
  base: z.nullable(z.string()),
  senses: z.array(z.object({ pos: z.enum(PARTS_OF_SPEECH), meanings: z.array(z.string()) })),
});
export type Gloss = z.infer<typeof gloss>;

export const translationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('glosses'),
    engine,
    label: z.literal(GLOSSES_LABEL),
    /** The text that was asked for, in Unicode's composed form. */
    source: z.string(),
    words: z.array(gloss),
    /** Words that have no entry, each once. */
    not_found: z.array(z.string()),
    /** Where sentences were to be translated and could not be. */
    fallback: z.optional(fallback),
  }),
  z.object({ kind: z.literal('sentence'), engine, source: z.string(), text: z.string() }),
]);
export type Translation = z.infer<typeof translationSchema>;

/** What both calls for a translation have. */
export const translationCall = {
  body: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX.passage)),
    target: z._default(z.literal('vi'), 'vi'),
  }),
  response: translationSchema,
  errors: [
    'NOT_SIGNED_IN',
    'ACCESS_KEY_WRONG',
    'TEXT_TOO_LONG',
    'TEXT_NOT_ENGLISH',
    'VOICE_SERVICE_FAILED',
  ] as const,
};
