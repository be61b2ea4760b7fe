import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import type { TalkDecline, TalkHeard, TalkResult, TalkTranscript } from './talk-result.ts';

export type SpeakingDecline = Extract<SpeakingEvaluation['result'], { outcome: 'declined' }>;

export interface PronunciationInput {
  /** Mono, 16 kHz, full scale ±32767. */
  pcm: Int16Array;
  /** The English text that was to be read aloud. */
  referenceText: string;
}

export interface TalkInput {
  /** As above; five and a half minutes at most. */
  pcm: Int16Array;
  transcript: TalkTranscript;
  /** The task with its points. */
  prompt: string;
}

/** Scores how a text was read aloud, or declines with a reason, and reports free speech along its transcript. */
export interface PronunciationScorer {
  score(input: PronunciationInput): Promise<SpeakingEvaluation['result']>;
  /** What is heard in a recording of free speech (PCM as above) without its words; why, where nobody is. */
  listen(pcm: Int16Array): Promise<TalkDecline | TalkHeard>;
  /** What a talk shows; declines one that does not fit its transcript. */
  report(input: TalkInput): Promise<TalkResult>;
}
