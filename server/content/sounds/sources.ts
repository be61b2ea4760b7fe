import { z } from 'zod/mini';
import { SOUND_GROUPS } from '#contract/ipa-chart.ts';

const line = z.string().check(z.minLength(1), z.maxLength(300));
const word = z.string().check(z.minLength(1), z.maxLength(40));
const sentence = z.string().check(z.minLength(3), z.maxLength(90));
const id = z.string().check(z.regex(/^[a-z]+$/));

const wordSource = z.strictObject({ text: word, vi: line });
export type WordSource = z.infer<typeof wordSource>;

/** `ipa-chart/ID.yaml`: a sound of the chart. */
export const soundSource = z.strictObject({
  group: z.enum(SOUND_GROUPS),
  place: z.number().check(z.int(), z.minimum(1), z.maximum(24)),
  ipa: word,
  ipa_us: word,
  voiced: z.boolean(),
  phones: z.array(z.string().check(z.regex(/^[A-Z]{1,2}$/))).check(z.minLength(1)),
  how: line,
  instead: line,
  american: z.optional(line),
  spellings: z
    .array(
      z.strictObject({ letters: word, share: z.number().check(z.minimum(1), z.maximum(100)), example: word }),
    )
    .check(z.minLength(1)),
  words: z.array(wordSource).check(z.length(3)),
  sentences: z.array(z.strictObject({ text: sentence, vi: line })).check(z.length(3)),
  against: z.strictObject({
    sound: z.optional(id),
    pairs: z.array(z.tuple([wordSource, wordSource])).check(z.minLength(1), z.maxLength(6)),
  }),
});
export type SoundSource = z.infer<typeof soundSource>;

/** `letters/alphabet.yaml`. */
export const alphabetSource = z.strictObject({
  letters: z
    .array(
      z.strictObject({
        letter: z.string().check(z.regex(/^[A-Z]$/)),
        ipa: word,
        ipa_us: word,
        vowel: word,
        trap: z.optional(line),
      }),
    )
    .check(z.length(26)),
});

/** `letters/ID.yaml`: something that is spelt out loud. */
export const spellingSource = z.strictObject({
  place: z.number(),
  title: line,
  tip: line,
  dictation: z
    .array(z.strictObject({ say: sentence, ask: line, answer: line }))
    .check(z.minLength(3), z.maxLength(20)),
  saying: z
    .array(z.strictObject({ show: line, text: z.string().check(z.minLength(1), z.maxLength(120)) }))
    .check(z.minLength(3), z.maxLength(20)),
});
export type SpellingSource = z.infer<typeof spellingSource>;
