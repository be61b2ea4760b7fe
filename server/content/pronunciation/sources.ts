import { z } from 'zod/mini';
import { PRONUNCIATION_GROUPS } from '#contract/pronunciation-lesson.ts';

const line = z.string().check(z.minLength(1), z.maxLength(400));
const word = z.string().check(z.minLength(1), z.maxLength(40));
const sentence = z.string().check(z.minLength(3), z.maxLength(90));
const option = z.string().check(z.minLength(1), z.maxLength(60));
const id = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));

const spoken = z.strictObject({ text: sentence, vi: line });

/** Without `ask`, one of the options is heard; with it, what is heard (if anything) is what is asked about. */
const tellSource = z.strictObject({
  ask: z.optional(line),
  heard: z.optional(sentence),
  options: z.array(option).check(z.minLength(2), z.maxLength(4)),
  /** By default what is heard. */
  answer: z.optional(option),
  because: z.optional(line),
});
export type TellSource = z.infer<typeof tellSource>;

/** `pronunciation/ID.yaml`: a pronunciation lesson. */
export const lessonSource = z.strictObject({
  group: z.enum(PRONUNCIATION_GROUPS),
  place: z.number().check(z.int(), z.minimum(1), z.maximum(60)),
  title: z.string().check(z.minLength(3), z.maxLength(80)),
  why: line,
  how: z.string().check(z.minLength(20), z.maxLength(1_500)),
  scored: line,
  sounds: z.array(id),
  drills: z.array(z.string()),
  hear: z
    .array(
      z.strictObject({
        text: z.string().check(z.minLength(1), z.maxLength(90)),
        vi: line,
        /** As it is said in a sentence, where that is not what the dictionary has. */
        ipa: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
        note: z.optional(line),
      }),
    )
    .check(z.minLength(6), z.maxLength(8)),
  tell: z.array(tellSource).check(z.minLength(8), z.maxLength(10)),
  say: z.strictObject({
    words: z.array(z.strictObject({ text: word, vi: line })).check(z.length(6)),
    sentences: z.array(spoken).check(z.length(3)),
  }),
  use: z.strictObject({
    situation: line,
    lines: z
      .array(
        z.union([z.strictObject({ you: sentence, vi: line }), z.strictObject({ they: sentence, vi: line })]),
      )
      .check(z.minLength(3), z.maxLength(8)),
  }),
});
export type LessonSource = z.infer<typeof lessonSource>;
