import { z } from 'zod/mini';
import {
  type QuestionContent,
  type QuestionKey,
  type QuestionType,
  TRUE_FALSE_VALUES,
} from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';

/** A question as its author wrote it, before checks over the whole exercise. */
export interface QuestionSource {
  /** Unique in its file. */
  id: string;
  folder: string | null;
  stem: string | null;
  marks: number;
  explanation: string | null;
  /** Accepted answers are words of the passage. */
  isAnchored: boolean;
  content: QuestionContent;
  key: QuestionKey;
}

const text = z.string().check(z.minLength(1));
/** A key such as 1998 is a number to YAML. */
const written = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const wordLimit = z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(10))), null);

const common = {
  id: z.pipe(written, z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(30))),
  folder: z._default(z.nullable(text), null),
  /** Questions that share a stem are shown together. */
  stem: z._default(z.nullable(text), null),
  marks: z.optional(z.number().check(z.minimum(0.5), z.maximum(40))),
  explanation: z._default(z.nullable(text), null),
};
const anchored = { anchor: z.optional(z.literal('none')) };

type Common = z.infer<ReturnType<typeof z.strictObject<typeof common>>> & { anchor?: 'none' | undefined };

const sourceOf = (value: Common, content: QuestionContent, key: QuestionKey, marks = 1): QuestionSource => ({
  id: value.id,
  folder: value.folder,
  stem: value.stem,
  marks: value.marks ?? marks,
  explanation: value.explanation,
  isAnchored: value.anchor !== 'none',
  content,
  key,
});

const singleChoice = z.pipe(
  z.strictObject({
    ...common,
    type: z.literal('single_choice'),
    prompt: text,
    options: z.record(z.string().check(z.regex(/^[A-Z]$/)), written),
    key: text,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        options: Object.entries(value.options).map(([id, option]) => ({ id, text: option })),
      },
      { type_code: value.type, choice: value.key },
    ),
  ),
);

/** YAML reads TRUE and FALSE as booleans. */
const trueFalseKey = z.pipe(
  z.union([z.boolean(), z.enum(TRUE_FALSE_VALUES)]),
  z.transform((value) => (typeof value === 'string' ? value : value ? 'TRUE' : 'FALSE')),
);

const trueFalse = z.pipe(
  z.strictObject({
    ...common,
    type: z.literal('true_false'),
    prompt: text,
    wording: z._default(z.enum(['true_false', 'yes_no']), 'true_false'),
    with_not_given: z._default(z.boolean(), true),
    key: trueFalseKey,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        wording: value.wording,
        with_not_given: value.with_not_given,
      },
      { type_code: value.type, value: value.key },
    ),
  ),
);

const fillParagraph = z.pipe(
  z.strictObject({
    ...common,
    ...anchored,
    type: z.literal('fill_paragraph'),
    prompt: text,
    text,
    word_bank: z._default(z.nullable(z.array(written)), null),
    word_limit: wordLimit,
    key: z.record(z.string(), written),
  }),
  z.transform((value) =>
    sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        text: value.text,
        word_bank: value.word_bank,
        word_limit: value.word_limit,
      },
      { type_code: value.type, blanks: value.key },
      Math.max(blankNames(value.text).length, 1),
    ),
  ),
);

const freeText = z.pipe(
  z.strictObject({
    ...common,
    ...anchored,
    type: z.literal('free_text'),
    prompt: text,
    word_limit: wordLimit,
    key: written,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      { type_code: value.type, prompt: value.prompt, word_limit: value.word_limit },
      { type_code: value.type, accepted: value.key },
    ),
  ),
);

const writing = z.pipe(
  z.strictObject({
    ...common,
    type: z.literal('ielts_writing'),
    prompt: text,
    task: z.union([z.literal(1), z.literal(2)]),
    min_words: z.number().check(z.int(), z.minimum(20), z.maximum(500)),
  }),
  z.transform((value) =>
    sourceOf(
      value,
      { type_code: value.type, prompt: value.prompt, task: value.task, min_words: value.min_words },
      { type_code: value.type },
    ),
  ),
);

const scriptedSpeaking = z.pipe(
  z.strictObject({
    ...common,
    type: z.literal('ielts_scripted_speaking'),
    prompt: text,
    text: text.check(z.maxLength(1000)),
    /** Path below the site's root: /media/… */
    model_audio: z._default(z.nullable(z.string().check(z.startsWith('/media/'))), null),
  }),
  z.transform((value) =>
    sourceOf(
      value,
      { type_code: value.type, prompt: value.prompt, text: value.text, model_audio: value.model_audio },
      { type_code: value.type },
    ),
  ),
);

/** How each type is written in a pack. */
export const QUESTION_SOURCES: Record<QuestionType, z.ZodMiniType<QuestionSource>> = {
  single_choice: singleChoice,
  true_false: trueFalse,
  fill_paragraph: fillParagraph,
  free_text: freeText,
  ielts_writing: writing,
  ielts_scripted_speaking: scriptedSpeaking,
};
