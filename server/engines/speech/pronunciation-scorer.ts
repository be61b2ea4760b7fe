import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import type { TalkDecline, TalkHeard, TalkResult, TalkTranscript } from './talk-result.ts';

export type SpeakingDecline = Extract<SpeakingEvaluation['result'], { outcome: 'declined' }>;

export interface PronunciationInput {
  /** Mono, 16 kHz, full scale ±32767. */
  pcm: Int16Array;
  /** The English text to read aloud. */
  referenceText: string;
}

export interface TalkInput {
  /** As above; five and a half minutes at most. */
  pcm: Int16Array;
  transcript: TalkTranscript;
  /** The task including its cues. */
  prompt: string;
}

/** Scores a text read aloud, or declines with a reason, and grades free speech against its transcript. */
export interface PronunciationScorer {
  score(input: PronunciationInput): Promise<SpeakingEvaluation['result']>;
  /** Analyses free speech (PCM as above) without its words; declines if nobody speaks. */
  listen(pcm: Int16Array): Promise<TalkDecline | TalkHeard>;
  /** Grades a talk; declines one that does not match its transcript. */
  report(input: TalkInput): Promise<TalkResult>;
}
