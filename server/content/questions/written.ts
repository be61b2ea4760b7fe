import { z } from 'zod/mini';
import { FILL_LAYOUTS } from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { gradable, keyed, mediaPath, sourceOf, text, wordLimit, written } from './source.ts';

const pixels = z.number().check(z.int(), z.minimum(1), z.maximum(10_000));
const percent = z.number().check(z.minimum(0), z.maximum(100));

const picture = z.strictObject({
  src: mediaPath,
  alt: text,
  width: pixels,
  height: pixels,
  spots: z.pipe(
    z.record(z.string(), z.tuple([percent, percent])),
    z.transform((spots) =>
      Object.fromEntries(Object.entries(spots).map(([name, [x, y]]) => [name, { x, y }])),
    ),
  ),
});

export const fillParagraph = z.pipe(
  z.strictObject({
    ...keyed,
    type: z.literal('fill_paragraph'),
    prompt: text,
    layout: z._default(z.enum(FILL_LAYOUTS), 'summary'),
    text,
    picture: z._default(z.nullable(picture), null),
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
        layout: value.layout,
        text: value.text,
        picture: value.picture,
        word_bank: value.word_bank,
        word_limit: value.word_limit,
      },
      { type_code: value.type, blanks: value.key },
      Math.max(blankNames(value.text).length, 1),
    ),
  ),
);

export const freeText = z.pipe(
  z.strictObject({
    ...keyed,
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

export const writing = z.pipe(
  z.strictObject({
    ...gradable,
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
