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
  /** Null if it was not heard. `fit`: log-likelihood a frame against the best sounds there are, 0 being best. */
  said: (Stretch & { fit: number; syllables: number }) | null;
}

/** A talk as it was heard along its transcript. */
export interface HeardSpeech {
  words: readonly TranscriptWord[];
  /** Silent stretches between the first word and the last one. */
  pauses: readonly Stretch[];
  /** Seconds of sound that the transcript does not tell of. */
  untold: number;
}

/** Lower case, with a straight apostrophe. */
export const plainWord = ({ text }: Pick<TranscriptWord, 'text'>): string =>
  text.toLowerCase().replaceAll('’', "'");
