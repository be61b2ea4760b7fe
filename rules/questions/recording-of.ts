import type { Answer } from '#contract/question.ts';

/** The recording that an answer is; null for the answers that are written or chosen. */
export const recordingOf = (answer: Answer | null): string | null =>
  answer !== null && 'recording_id' in answer ? answer.recording_id : null;
