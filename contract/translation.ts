import { z } from 'zod/mini';
import { engine } from './evaluation-parts.ts';
import { TEXT_MAX } from './protocol/text.ts';
import { fallback } from './writing-evaluation.ts';

/** Maximum text of one call, characters. */
export const TRANSLATION_MAX = 2_000;

/** Label of word meanings on screen: they are not a translation of the sentence. */
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
  /** The word, or the words of a phrase, as in the text. */
  text: z.string(),
  /** UTF-16 offsets into `source`. */
  start: z.number(),
  end: z.number(),
  /** Base form that the meanings belong to, "study" for "studies"; null if the word was not found. */
  base: z.nullable(z.string()),
  senses: z.array(z.object({ pos: z.enum(PARTS_OF_SPEECH), meanings: z.array(z.string()) })),
});
export type Gloss = z.infer<typeof gloss>;

export const translationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('glosses'),
    engine,
    label: z.literal(GLOSSES_LABEL),
    /** The requested text, in composed form (NFC). */
    source: z.string(),
    words: z.array(gloss),
    /** Words without an entry, each once. */
    not_found: z.array(z.string()),
    /** If sentences should have been translated but could not be. */
    fallback: z.optional(fallback),
  }),
  z.object({ kind: z.literal('sentence'), engine, source: z.string(), text: z.string() }),
]);
export type Translation = z.infer<typeof translationSchema>;

/** Shared by both translation calls. */
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
