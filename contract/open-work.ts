import { z } from 'zod/mini';
import { SPEAKING_MODES } from './speaking.ts';

/** Kinds of work that may be left open and gone on with on another device. */
const OPEN_WORK_KINDS = [
  'practice',
  'duet_video',
  'revise',
  'test',
  'speaking',
  'learning_trial',
  'scene',
] as const;

/** Something that was begun and not finished, as far as it has reached the server. */
export const openWork = z.object({
  kind: z.enum(OPEN_WORK_KINDS),
  /** Of the exercise or the scene. */
  id: z.string(),
  /** Null for a revise set or a scene. */
  attempt_id: z.nullable(z.uuid()),
  title: z.string(),
  /** Its place in a course; null outside of one. */
  place: z.nullable(z.object({ lesson_id: z.string(), section_id: z.string() })),
  /** Only of what is spoken with the examiner. */
  mode: z.nullable(z.enum(SPEAKING_MODES)),
  /** Questions answered, and all; of a scene, the answers given and 0. */
  answered: z.number(),
  of: z.number(),
  /** When it was last worked on; when a test is over, null for others. Milliseconds since 1970. */
  at: z.number(),
  deadline_at: z.nullable(z.number()),
});
export type OpenWork = z.infer<typeof openWork>;
