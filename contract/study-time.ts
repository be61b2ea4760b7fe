import { z } from 'zod/mini';
import type { Command } from './protocol/endpoint.ts';

/** Pieces of work whose time one command may bring, and spans of each. */
export const USES_MAX = 20;
export const SPANS_MAX = 60;

const milliseconds = z.number().check(z.minimum(0));

/** Time in use of one piece of work: from when to when, by the device's clock. */
export const use = z.object({
  /** Such as `section:LESSON/SECTION`, `exercise:ID` or `test:ID`. */
  subject: z.string().check(z.regex(/^[a-z]+:[\w./-]+$/), z.maxLength(200)),
  spans: z.array(z.tuple([milliseconds, milliseconds])).check(z.maxLength(SPANS_MAX)),
});

/** The same as the server has it. */
export const storedUse = z.object({
  subject: z.string(),
  spans: z.array(z.readonly(z.tuple([z.number(), z.number()]))),
});

/** Minutes of a learner: measured, with those that were only estimated, from before time was measured. */
export const minutesLearnt = {
  minutes: z.number(),
  /** How many of them; missing in responses from before time was measured, of which all are. */
  estimated: z.optional(z.number()),
};

/**
 * Measured time that work brings along, also that of other work since the last command. Missing where none was measured,
 * and in commands of apps that do not measure: they earn no minutes.
 */
export const measured = { used: z.optional(z.array(use).check(z.maxLength(USES_MAX))) };

const bringing = z.object(measured);

/** The measured time that a command's body brings; empty if it brings none. */
export const usedIn = (body: unknown): readonly z.infer<typeof use>[] =>
  bringing.safeParse(body).data?.used ?? [];

/** Whether commands of this kind may bring measured time. */
export const mayBringTime = ({ body }: Pick<Command, 'body'>): boolean =>
  body instanceof z.ZodMiniObject && 'used' in body.shape;
