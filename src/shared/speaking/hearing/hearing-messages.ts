import type { DownloadMedia } from '#contract/download.ts';
import type { RecognisedText } from '#speech/recognition/transcript.ts';

/** Asks the worker that recognises what was said; without a recording it only opens the recogniser. */
export interface HearingRequest {
  /** The recogniser, as stored in the cache of downloads. */
  model: DownloadMedia;
  recording: {
    /** Mono, full scale ±1. */
    samples: Float32Array;
    /** Samples per second. */
    rate: number;
  } | null;
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

/** The worker's side: that it is ready, how far it is, and what came of it. */
export type HearingAnswer =
  | { name: 'opened' }
  | { name: 'progress'; done: number; of: number }
  | { name: 'heard'; heard: RecognisedText }
  | { name: 'failed'; reason: HearingFailure; message: string };
