import { z } from 'zod/mini';

/** Between two pauses of a recording: at most 15 s. */
export const recognitionRequest = z.object({
  /** Mono, 16 kHz. */
  pcm: z.instanceof(Int16Array),
  /** Seconds of it with a voice. */
  voiced: z.number(),
});

export const recognitionAnswer = z.array(z.object({ text: z.string(), chance: z.number() }));
