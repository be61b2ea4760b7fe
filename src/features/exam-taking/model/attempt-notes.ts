import { z } from 'zod/mini';
import type { Mark } from './marks.ts';

const noteMark: z.ZodMiniType<Mark> = z.object({
  id: z.string(),
  pane: z.string(),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  note: z.nullable(z.string()),
});

const heard = z.object({
  /** The part whose recording is playing, or was played last. */
  part: z.number(),
  /** Position in its recording, seconds. */
  at: z.number(),
  /** All recordings have been played. */
  done: z.boolean(),
});
export type Heard = z.infer<typeof heard>;

const attemptNotes = z.object({
  marks: z.array(noteMark),
  /** Number of the current item. */
  current: z.nullable(z.number()),
  /** Null: the recording has not been started. */
  heard: z.nullable(heard),
});

/** Data of an attempt that is stored only on this device. */
export type AttemptNotes = z.infer<typeof attemptNotes>;

const EMPTY: AttemptNotes = { marks: [], current: null, heard: null };

/** Parses stored notes; empty notes if they are invalid. */
export const parseNotes = (stored: unknown): AttemptNotes => attemptNotes.safeParse(stored).data ?? EMPTY;
