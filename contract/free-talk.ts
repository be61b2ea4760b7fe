import { z } from 'zod/mini';
import { nameText, text } from './protocol/text.ts';

/** Longest answer of a learner in a free talk, and longest line of the partner, UTF-16 units. */
export const FREE_TEXT_MAX = { answer: 600, line: 300 } as const;

/** Answers of a learner in one free talk. */
export const MOST_FREE_ANSWERS = 12;

/** What was said in a free talk, in order; the partner's lines are those of the scene and of the model. */
const freeLine = z.object({
  by: z.enum(['partner', 'learner']),
  text: text(FREE_TEXT_MAX.answer),
});
export type FreeLine = z.infer<typeof freeLine>;

/** A learner's answer in their own words, with the talk before it. */
export const freeAnswer = z.object({
  said: text(FREE_TEXT_MAX.answer).check(z.minLength(1)),
  talk: z.array(freeLine).check(z.maxLength(80)),
  /** Ids of the missions done before. */
  missions: z.array(nameText).check(z.maxLength(10)),
});
export type FreeAnswer = z.infer<typeof freeAnswer>;

/**
 * Why the partner has no answer: `budget`: the learner's day is used up; `consent`: they did not agree; `away`: no
 * model, or it failed or took too long.
 */
const NO_REPLY = ['budget', 'consent', 'away'] as const;
export type NoReply = (typeof NO_REPLY)[number];

/** What the partner answers in a free talk. */
const freeReply = z.object({
  kind: z.literal('reply'),
  line: z.object({ text: z.string(), voice: z.string() }),
  /** Ids of the missions that this answer has done, each proved by words of the learner. */
  missions: z.array(z.string()),
  /** Id of the written turn where the talk is now, of an ending when it is over; null: where it was before. */
  turn: z.nullable(z.string()),
});

export const freeTurn = z.discriminatedUnion('kind', [
  freeReply,
  z.object({ kind: z.literal('none'), reason: z.enum(NO_REPLY) }),
]);
export type FreeTurn = z.infer<typeof freeTurn>;
