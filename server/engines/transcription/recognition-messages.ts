import { z } from 'zod/mini';
import type { Pronunciation } from '#speech/pronunciation.ts';

/** Between two pauses of a recording: at most 15 s. */
const stretchRequest = z.object({
  /** Mono, 16 kHz. */
  pcm: z.instanceof(Int16Array),
  /** Seconds of it with a voice. */
  voiced: z.number(),
  /** Somebody waits, and much is left to be heard. */
  isHurried: z.boolean(),
});

/** A whole recording of a text that was read aloud. */
const readingRequest = z.object({ pcm: z.instanceof(Int16Array), referenceText: z.string() });

export const recognitionRequest = z.union([stretchRequest, readingRequest]);

export const recognisedWords = z.array(z.object({ text: z.string(), chance: z.number() }));

/** Only our own worker replies, so checking the outcome is enough. */
export const scoredReading = z.custom<Pronunciation>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'outcome' in value &&
    (value.outcome === 'scored' || value.outcome === 'declined'),
);
