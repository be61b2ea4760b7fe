import { z } from 'zod/mini';

const recordedAnswer = z.looseObject({ recording_id: z.string() });

/** The recording of an answer that was spoken, freely or from a text; null for any other answer. */
export const recordingIn = (answer: unknown): string | null =>
  recordedAnswer.safeParse(answer).data?.recording_id ?? null;

const spokenAnswer = z.looseObject({
  type_code: z.literal('ielts_unscripted_speaking'),
  recording_id: z.string(),
});

/** The recording of an answer that was spoken freely; null for any other answer. */
export const spokenRecording = (answer: unknown): string | null =>
  spokenAnswer.safeParse(answer).data?.recording_id ?? null;

export const isSpoken = (answer: unknown): boolean => spokenRecording(answer) !== null;
