import { z } from 'zod/mini';
import { idName, line } from '../front-matter.ts';

/** English with its meaning. */
const spoken = z.strictObject({ text: line, vi: line });

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const meaning = z.strictObject({
  id: idName,
  vi: line,
  /** Ways to say it. */
  sentences: z.array(line).check(z.minLength(3), z.maxLength(8)),
  /** Names of the scene's slots. */
  slots: z._default(z.array(idName).check(z.maxLength(3)), []),
  /** A refusal: each of its sentences has a negation. */
  negative: z._default(z.boolean(), false),
  reply: z.optional(spoken),
  next: idName,
});

/** What the partner says, and what may be answered. */
const turn = z.strictObject({
  say: spoken,
  /** Asked in other words, after something that was not understood. */
  again: spoken,
  expect: z.array(meaning).check(z.minLength(2), z.maxLength(6)),
  /** How the scene goes on from what is not understood several times. */
  fallback: z.strictObject({ say: spoken, next: idName }),
});

/** The last words. */
const ending = z.strictObject({ say: spoken, end: z.enum(['good', 'open']) });

export const sceneSource = z.strictObject({
  title: line,
  title_vi: line,
  level: z.number().check(z.int(), z.minimum(1), z.maximum(6)),
  category: z.enum(['food', 'shopping', 'travel', 'home', 'work', 'study', 'health', 'people']),
  partner: z.strictObject({ name: line, role_vi: line, voice: z.enum(['female', 'male']) }),
  situation_vi: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)),
  goal_vi: line,
  useful: z.array(spoken).check(z.minLength(3), z.maxLength(8)),
  missions: z
    .array(z.strictObject({ id: idName, vi: line, meanings: z.array(idName).check(z.minLength(1)) }))
    .check(z.minLength(2), z.maxLength(3)),
  start: idName,
  /** What the partner begins with when the learner comes again; `said` and `end` are of the visit before. */
  returning: z
    .array(
      z.strictObject({
        said: z.optional(idName),
        end: z.optional(z.enum(['good', 'open'])),
        say: spoken,
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
  turns: z.record(idName, z.union([turn, ending])),
  /** Words or short phrases of which one must be heard, by name. */
  slots: z._default(z.record(idName, z.array(words).check(z.minLength(1), z.maxLength(20))), {}),
});
export type SceneSource = z.infer<typeof sceneSource>;
export type TurnSource = z.infer<typeof turn>;
export type EndingSource = z.infer<typeof ending>;
