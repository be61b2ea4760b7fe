import { z } from 'zod/mini';

/** A sentence of a recording; where the second is not known, a paragraph of it. */
const transcriptLine = z.object({
  /** Number of its paragraph, from 0. */
  turn: z.number(),
  /** Who says it, "Woman"; null where the transcript names nobody. */
  speaker: z.nullable(z.string()),
  text: z.string(),
  /** Where it begins in the recording, seconds; null where that is not known. */
  at: z.nullable(z.number()),
});
export type TranscriptLine = z.infer<typeof transcriptLine>;

export const recordingSchema = z.object({
  /** Address of the sound, from the site's root. */
  src: z.string(),
  seconds: z.number(),
  /** Its words, once the learner has submitted. */
  transcript: z.nullable(z.array(transcriptLine)),
});
export type Recording = z.infer<typeof recordingSchema>;
