import type { AiEvaluation } from '#contract/evaluation.ts';
import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { Answer } from '#contract/question.ts';

/** Declined because of the transcript, which the learner can correct without recording again. */
const FOR_ITS_TEXT: ReadonlySet<DeclineReason> = new Set([
  'not_transcribed',
  'other_text',
  'not_english',
  'unreadable',
]);

export const isForItsText = (reason: DeclineReason): boolean => FOR_ITS_TEXT.has(reason);

type Content = AiEvaluation['content'];

/** The text on which a talk was graded, if a machine wrote it down; else null. */
export const heardText = (content: Content): string | null =>
  content?.kind === 'talk' &&
  content.result.outcome === 'graded' &&
  content.result.transcript.source !== 'learner'
    ? content.result.transcript.text
    : null;

const isDeclinedForItsText = (content: Content): boolean =>
  content?.result.outcome === 'declined' && isForItsText(content.result.reason);

/**
 * Whether the transcript of a submitted talk may be corrected: the talk was declined because of it, or a machine wrote it
 * down.
 */
export const mayCorrectTranscript = (answer: Answer | null, evaluation: AiEvaluation | null): boolean =>
  answer?.type_code === 'ielts_unscripted_speaking' &&
  evaluation?.status === 'finished' &&
  (isDeclinedForItsText(evaluation.content) || heardText(evaluation.content) !== null);

/** Whether a new answer is the same recording with a different transcript. */
export const isSameRecordingRetranscribed = (before: Answer, after: Answer): boolean =>
  before.type_code === 'ielts_unscripted_speaking' &&
  after.type_code === 'ielts_unscripted_speaking' &&
  before.recording_id === after.recording_id &&
  (after.transcript?.text.trim() ?? '') !== '' &&
  after.transcript?.text !== before.transcript?.text;
