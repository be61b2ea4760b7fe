import type { AiEvaluation } from '#contract/evaluation.ts';
import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { Answer } from '#contract/question.ts';

/** Declined for its transcript, which the learner can put right without talking again. */
const FOR_ITS_TEXT: ReadonlySet<DeclineReason> = new Set([
  'not_transcribed',
  'other_text',
  'not_english',
  'unreadable',
]);

/** Whether a submitted talk may be told in other words: it was recorded, and declined for what was told of it. */
export const mayCorrectTranscript = (answer: Answer | null, evaluation: AiEvaluation | null): boolean =>
  answer?.type_code === 'ielts_unscripted_speaking' &&
  evaluation?.status === 'finished' &&
  evaluation.content?.result.outcome === 'declined' &&
  FOR_ITS_TEXT.has(evaluation.content.result.reason);

/** Whether a new answer is the same recording with other words told of it. */
export const isSameRecordingRetranscribed = (before: Answer, after: Answer): boolean =>
  before.type_code === 'ielts_unscripted_speaking' &&
  after.type_code === 'ielts_unscripted_speaking' &&
  before.recording_id === after.recording_id &&
  (after.transcript?.text.trim() ?? '') !== '' &&
  after.transcript?.text !== before.transcript?.text;
