import { z } from 'zod/mini';
import { TRIAL_PAGES } from '#contract/learning-trial.ts';
import { idName, line } from '../front-matter.ts';

/** Markdown of a few sentences. */
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));
const list = (least: number, most: number) => z.array(line).check(z.minLength(least), z.maxLength(most));

/** English with its meaning. */
const spoken = z.strictObject({ text: line, vi: line });

const replies = { right_vi: words, wrong_vi: words };
const options = list(2, 5);
/** 1-based. */
const place = z.number().check(z.int(), z.minimum(1));

const ask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), skill: idName, options, answer: place, ...replies }),
  z.strictObject({ kind: z.literal('text'), skill: idName, accepted: list(1, 10), ...replies }),
  z.strictObject({ kind: z.literal('order'), skill: idName, chunks: list(3, 8), ...replies }),
  /** Either one of the options, or words to write. */
  z.strictObject({
    kind: z.literal('listen'),
    skill: idName,
    heard: spoken,
    options: z.optional(options),
    answer: z.optional(place),
    accepted: z.optional(list(1, 10)),
    ...replies,
  }),
  z.strictObject({ kind: z.literal('say'), skill: idName, text: line, vi: line, after_vi: words }),
]);
export type AskSource = z.infer<typeof ask>;

const message = z.strictObject({
  id: idName,
  text_vi: words,
  line: z.optional(spoken),
  ask: z.optional(ask),
});
export type MessageSource = z.infer<typeof message>;

const phase = z.strictObject({
  title_vi: line,
  messages: z.array(message).check(z.minLength(1), z.maxLength(40)),
});

export const chatSource = z.strictObject({
  title_vi: line,
  summary_vi: line,
  minutes: z.number().check(z.int(), z.minimum(1), z.maximum(60)),
  again_after_hours: z.number().check(z.minimum(0), z.maximum(24 * 7)),
  book: z.strictObject({ id: idName, title_vi: line, text_vi: line }),
  skills: z
    .array(
      z.strictObject({
        id: idName,
        can_vi: line,
        not_yet_vi: line,
        next_vi: line,
        next_page: z.enum(TRIAL_PAGES),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
  phases: z.strictObject({ application: phase, coaching: phase }),
});
export type ChatSource = z.infer<typeof chatSource>;
