/** What the network makes of a phone. */
export interface PhoneVerdict {
  /** As the experts would mark it, about 0–1. */
  mark: number;
  /** Probability that this phone was said, not another. */
  match: number;
  /** See `PhoneHeard`. */
  own: number;
  ratio: number;
  share: number;
}

/** What the network makes of a reading; marks are about 0–1. */
export interface SoundVerdicts {
  phones: PhoneVerdict[];
  /** One per word of the reading. */
  words: number[];
  /** Accuracy, fluency, prosody, total. */
  aspects: number[];
}
