import type { SpeakingEvaluation } from '#contract/evaluation.ts';

export type SpeakingDecline = Extract<SpeakingEvaluation['result'], { outcome: 'declined' }>;

export interface PronunciationInput {
  /** Mono, 16 kHz, full scale ±32767. */
  pcm: Int16Array;
  /** The English text that was to be read aloud. */
  referenceText: string;
}

/** Scores how a text was read aloud, or declines with a reason; of free speech it tells only whether it is heard. */
export interface PronunciationScorer {
  score(input: PronunciationInput): Promise<SpeakingEvaluation['result']>;
  /** Why nobody can be heard in a recording of free speech (PCM as above); null when somebody can. */
  screen(pcm: Int16Array): Promise<SpeakingDecline | null>;
}
