import { z } from 'zod/mini';

/** A sentence of a recording, or a paragraph if its time is unknown. */
const transcriptLine = z.object({
  /** Number of its paragraph, from 0. */
  turn: z.number(),
  /** Speaker, such as "Woman"; null if the transcript names none. */
  speaker: z.nullable(z.string()),
  text: z.string(),
  /** Where it begins in the recording, seconds; null if unknown. */
  at: z.nullable(z.number()),
});
export type TranscriptLine = z.infer<typeof transcriptLine>;

export const recordingSchema = z.object({
  /** Path of the audio, from the site's root. */
  src: z.string(),
  seconds: z.number(),
  /** Transcript, once the learner has submitted. */
  transcript: z.nullable(z.array(transcriptLine)),
});
export type Recording = z.infer<typeof recordingSchema>;
