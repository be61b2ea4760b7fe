import type { DownloadMedia } from '#contract/download.ts';
import type { Pronunciation } from '#speech/pronunciation.ts';

/** Tells the scoring worker that a reading is being recorded: it opens the model and warms up. It gets no answer. */
export interface PrepareRequest {
  id: null;
  /** The model, as it lies in the cache of downloads. */
  model: DownloadMedia;
}

/** What the scoring worker is asked. */
export interface ScoreRequest {
  id: number;
  model: DownloadMedia;
  /** The recording: mono, full scale ±1. */
  samples: Float32Array;
  /** Samples a second. */
  rate: number;
  /** What was to be read aloud. */
  text: string;
}

/**
 * Why the worker could not score: the model is not in the cache, its bytes are not the downloaded ones or are no model,
 * it is for another version of the app, or something went wrong.
 */
export type ScoreFailure = 'noModel' | 'brokenModel' | 'otherVersion' | 'failed';

/** What it answers. */
export type ScoreAnswer =
  | { id: number; ok: true; pronunciation: Pronunciation }
  | { id: number; ok: false; trouble: ScoreFailure; message: string };
