import type { DownloadMedia } from '#contract/download.ts';
import type { HeardMeaning } from '#speech/meaning/decide-meaning.ts';
import type { ExpectedMeaning } from '#speech/meaning/expected-meaning.ts';
import type { HeardTalk } from '#speech/talk/hear-talk.ts';
import type { ListenedTalk } from '#speech/talk/talk-sound.ts';
import type { AskedReading, ScoredReading } from '#src/shared/recogniser/asked-reading.ts';
import type { ScoreFailure } from '#src/shared/recogniser/model-error.ts';

/**
 * Announces to the scoring worker that a reading is being recorded, so that it opens the model. No response.
 */
export interface PrepareRequest {
  id: null;
  /** The model, as stored in the cache of downloads. */
  model: DownloadMedia;
}

/** Request to the scoring worker. */
export interface ScoreRequest extends AskedReading {
  id: number;
  model: DownloadMedia;
}

/** Asks the worker for the places of a talk's words. */
export interface WordsRequest {
  id: number;
  model: DownloadMedia;
  /** The recording: mono, full scale ±1. */
  samples: Float32Array;
  /** Samples per second. */
  rate: number;
  transcript: string;
}

/** Asks the worker which of the expected meanings was said. */
export interface MeaningRequest {
  id: number;
  model: DownloadMedia;
  /** The recording: mono, full scale ±1. */
  samples: Float32Array;
  /** Samples per second. */
  rate: number;
  meanings: readonly ExpectedMeaning[];
}

/** Asks the worker what is heard in a talk without its words, for which no model is needed. */
export interface TalkRequest {
  id: number;
  /** The recording: mono, full scale ±1. */
  talk: Float32Array;
  /** Samples per second. */
  rate: number;
}

interface FailedAnswer {
  id: number;
  ok: false;
  reason: ScoreFailure;
  message: string;
}

/** The worker's response to a reading, to a talk with its words, and to one without. */
export type ScoreAnswer = ({ id: number; ok: true } & ScoredReading) | FailedAnswer;
export type WordsAnswer = { id: number; ok: true; talk: HeardTalk } | FailedAnswer;
export type MeaningAnswer = { id: number; ok: true; meaning: HeardMeaning } | FailedAnswer;
export type TalkAnswer = { id: number; ok: true; heard: ListenedTalk } | FailedAnswer;
