import type { Answer } from '#contract/question.ts';

/** The id of an answer's recording; null for written or chosen answers. */
export const recordingOf = (answer: Answer | null): string | null =>
  answer !== null && 'recording_id' in answer ? answer.recording_id : null;
