import type { DownloadMedia } from '#contract/download.ts';
import type { Pronunciation } from '#speech/pronunciation.ts';

/**
 * Announces to the scoring worker that a reading is being recorded, so that it opens the model. No response.
 */
export interface PrepareRequest {
  id: null;
  /** The model, as stored in the cache of downloads. */
  model: DownloadMedia;
}

/** Request to the scoring worker. */
export interface ScoreRequest {
  id: number;
  model: DownloadMedia;
  /** The recording: mono, full scale ±1. */
  samples: Float32Array;
  /** Samples per second. */
  rate: number;
  /** The text to read aloud. */
  text: string;
}

/**
 * Why the worker could not score: the model is not in the cache, its bytes are not the downloaded ones or are
 * no model, it is for another version of the app, or something else went wrong.
 */
export type ScoreFailure = 'noModel' | 'brokenModel' | 'otherVersion' | 'failed';

/** The worker's response. */
export type ScoreAnswer =
  | { id: number; ok: true; pronunciation: Pronunciation }
  | { id: number; ok: false; reason: ScoreFailure; message: string };
