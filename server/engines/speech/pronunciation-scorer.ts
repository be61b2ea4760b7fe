import type { SpeakingEvaluation } from '#contract/evaluation.ts';

export interface PronunciationInput {
  /** Mono, 16 kHz, full scale ±32767. */
  pcm: Int16Array;
  /** The English text that was to be read aloud. */
  referenceText: string;
}

/** Scores how a text was read aloud, or declines with a reason. */
export interface PronunciationScorer {
  score(input: PronunciationInput): Promise<SpeakingEvaluation['result']>;
}
