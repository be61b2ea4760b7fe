import { z } from 'zod/mini';
import type { Mark } from './marks.ts';

const markSchema: z.ZodMiniType<Mark> = z.object({
  id: z.string(),
  pane: z.string(),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  note: z.nullable(z.string()),
});

const heardSchema = z.object({
  /** Part whose recording plays, or played last. */
  part: z.number(),
  /** Seconds of it that have been heard. */
  at: z.number(),
  /** All recordings have been heard. */
  done: z.boolean(),
});
export type Heard = z.infer<typeof heardSchema>;

const notesSchema = z.object({
  marks: z.array(markSchema),
  /** Number of the item that the learner stood at. */
  current: z.nullable(z.number()),
  /** Null: the recording has not been begun. */
  heard: z.nullable(heardSchema),
});

/** What this device keeps of an attempt beside the answers. */
export type AttemptNotes = z.infer<typeof notesSchema>;

const NOTHING: AttemptNotes = { marks: [], current: null, heard: null };

/** What was stored; nothing where it has another form. */
export const parseNotes = (stored: unknown): AttemptNotes => notesSchema.safeParse(stored).data ?? NOTHING;
