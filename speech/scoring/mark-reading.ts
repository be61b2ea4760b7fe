import type { HeardReading } from '../heard-reading.ts';
import { type MeasuredReading, measureReading } from './measures.ts';
import { phoneFeatures } from './phone-features.ts';
import { readingFeatures } from './reading-features.ts';
import type { Aspect, AspectModel, RangeKnot, ScoreModel } from './score-model.ts';
import { wordFeatures } from './word-features.ts';

/** A mark with the range that contains 80 % of experts' marks; 0–1. */
export interface MarkRange {
  low: number;
  point: number;
  high: number;
}

export interface ReadingMarks {
  /** Of each phone and each word, 0–1. */
  phones: number[];
  words: number[];
  aspects: Record<Aspect, MarkRange>;
  /** Probability that this text was read, not another one; 0–1. */
  textMatch: number;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** Interpolates linearly between knots; outside them, uses the nearest. */
function rangeAt(knots: readonly RangeKnot[], at: number): { below: number; above: number } {
  const next = knots.findIndex((knot) => knot.at >= at);
  const upper = knots[next === -1 ? knots.length - 1 : next];
  const lower = knots[next <= 0 ? (next === 0 ? 0 : knots.length - 1) : next - 1];
  if (upper === undefined || lower === undefined) return { below: 1, above: 1 };
  const way = upper.at === lower.at ? 0 : (at - lower.at) / (upper.at - lower.at);
  const between = (from: number, to: number) => from + way * (to - from);
  return { below: between(lower.below, upper.below), above: between(lower.above, upper.above) };
}

function markAspect({ predict, range }: AspectModel, row: readonly number[]): MarkRange {
  const point = share(predict(row));
  const { below, above } = rangeAt(range, point);
  return { low: share(point - below), point, high: share(point + above) };
}

/** Predicted marks of the phones of a measured reading: about 0–1. */
export const markPhones = (model: Pick<ScoreModel, 'phone'>, reading: MeasuredReading): number[] =>
  reading.phones.map(({ phone }, index) => model.phone(phoneFeatures(reading, index), phone));

export const markWords = (
  model: Pick<ScoreModel, 'word'>,
  reading: MeasuredReading,
  phones: readonly number[],
): number[] => reading.words.map((_, place) => model.word(wordFeatures(reading, place, phones)));

/** @param pitch of every 20 ms of the recording, Hz; 0 if unvoiced */
export function markReading(model: ScoreModel, heard: HeardReading, pitch: Float32Array): ReadingMarks {
  const reading = measureReading(heard, pitch, model.phones, model.norms);
  const phones = markPhones(model, reading);
  const words = markWords(model, reading, phones);
  const row = readingFeatures(reading, phones, words);
  const aspect = (name: Aspect) => markAspect(model.aspects[name], row);
  return {
    phones: phones.map(share),
    words: words.map(share),
    aspects: {
      accuracy: aspect('accuracy'),
      fluency: aspect('fluency'),
      prosody: aspect('prosody'),
      total: aspect('total'),
    },
    textMatch: share(model.textMatch.predict(row)),
  };
}
