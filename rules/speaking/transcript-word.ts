/** Seconds from the start of the recording. */
export interface Stretch {
  start: number;
  end: number;
}

/** A word of a transcript and where it was heard. */
export interface TranscriptWord {
  text: string;
  /** UTF-16 offsets into the transcript. */
  from: number;
  to: number;
  /** Null if not heard. `fit`: log-likelihood per frame relative to the best-fitting phones; 0 is best. */
  said: (Stretch & { fit: number; syllables: number }) | null;
}

/** A talk aligned with its transcript. */
export interface HeardSpeech {
  words: readonly TranscriptWord[];
  /** Silent stretches between the first word and the last one. */
  pauses: readonly Stretch[];
  /** Seconds of speech that the transcript does not cover. */
  untold: number;
}

/** Lower case, with a straight apostrophe. */
export const plainWord = ({ text }: Pick<TranscriptWord, 'text'>): string =>
  text.toLowerCase().replaceAll('’', "'");
