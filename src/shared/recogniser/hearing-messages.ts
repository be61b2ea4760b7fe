import type { DownloadMedia } from '#contract/download.ts';
import type { LikelyMeaning } from '#speech/meaning/likeness/likely-meanings.ts';
import type { AskedTurn } from '#speech/meaning/likeness/turn-words.ts';
import type { HeardSoFar, HearingStage } from '#speech/recognition/hear-on.ts';
import type { RecognisedText } from '#speech/recognition/transcript.ts';
import type { AskedReading, ScoredReading } from './asked-reading.ts';

/** What was said, and which meanings of a turn it is like where there was one. */
export type HeardHere = RecognisedText & { likely?: LikelyMeaning[] };

/** Asks the recogniser's worker what was said; without a recording it only opens the recogniser. */
export interface HearingRequest {
  /** The recogniser, as stored in the cache of downloads. */
  model: DownloadMedia;
  recording: {
    /** Mono, full scale ±1. */
    samples: Float32Array;
    /** Samples per second. */
    rate: number;
    /** The turn of a scene to which it is an answer. */
    turn?: AskedTurn | undefined;
    /** What was heard of it before: the samples follow that. */
    before?: HeardSoFar | undefined;
    stage?: HearingStage | undefined;
  } | null;
}

/** Asks it to score a text that was read aloud; without a reading it only opens both models. */
export interface ReadingRequest {
  model: DownloadMedia;
  /** The model that scores by the sounds, as stored there, too. */
  scorer: DownloadMedia;
  reading: AskedReading | null;
}

/**
 * Why this device did not recognise it: its recogniser is not here any more, is damaged or of another version of the app;
 * it has too little memory, or takes too long; the page was left; or something else went wrong.
 */
export type HearingFailure =
  | 'noModel'
  | 'brokenModel'
  | 'otherVersion'
  | 'memory'
  | 'slow'
  | 'left'
  | 'failed';

/** The worker's side: that it is ready, and what came of it. */
export type HearingAnswer =
  | { name: 'opened' }
  | { name: 'heard'; heard: HeardHere; soFar: HeardSoFar }
  | { name: 'scored'; scored: ScoredReading }
  | { name: 'failed'; reason: HearingFailure; message: string };
