import { FRAMES_PER_SECOND } from '../frames.ts';
import type { HeardPhone, HeardReading } from '../heard-reading.ts';
import type { PhoneNorm } from './phone-norm.ts';
import { maxOf, mean } from './statistics.ts';

/** Maximum difference between two likelihoods that counts. */
const FARTHEST = 15;
const bounded = (value: number) => Math.min(FARTHEST, Math.max(-FARTHEST, value));

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

/** Measures of a phone, relative to all phones of English and to that phone's norm. */
export interface PhoneMeasures {
  phone: number;
  word: number;
  start: number;
  end: number;
  frames: number;
  /** Against the best other phone: likelihood ratio in context, and of frame posteriors. */
  ratio: number;
  posterior: number;
  posteriorRatio: number;
  /** Against the best phone of each frame. */
  belowBest: number;
  /** Number of phones that fit better here. */
  rank: number;
  /** The phone that fits best here. */
  top: number;
  energy: number;
  /** Deviations from this phone's norm, in standard deviations. */
  ratioNorm: number;
  posteriorNorm: number;
  lengthNorm: number;
  /** Experts' mean mark for this phone. */
  usualMark: number;
  isVowel: boolean;
  topIsVowel: boolean;
  /** Against every other phone, and the posterior of every one. */
  againstAll: number[];
  posteriors: number[];
}

export interface MeasuredReading {
  heard: HeardReading;
  phones: PhoneMeasures[];
  /** The phones of each word, by index; words without phones are omitted. */
  words: number[][];
  ratio: number;
  posterior: number;
  energy: number;
  /** Pitch of every 20 ms, Hz; 0 if unvoiced. */
  pitch: readonly number[];
  /** From the first phone to the last, seconds. */
  seconds: number;
}

/** The highest of the values besides one. */
export const bestBut = (values: Float32Array, own: number): number =>
  maxOf([...values].filter((_, index) => index !== own));

function measurePhone(heard: HeardPhone, names: readonly string[], norm: PhoneNorm): PhoneMeasures {
  const { phone, word, start, end, frames, rivals, posteriors, energy } = heard;
  const own = rivals[phone] ?? 0;
  const posterior = posteriors[phone] ?? 0;
  const ratio = bounded(own - bestBut(rivals, phone));
  const top = rivals.indexOf(Math.max(...rivals));
  const isVowel = (index: number) => VOWELS.has(names[index] ?? '');
  return {
    phone,
    word,
    start,
    end,
    frames,
    ratio,
    posterior,
    posteriorRatio: bounded(posterior - bestBut(posteriors, phone)),
    belowBest: bounded(own - heard.best),
    rank: rivals.filter((value) => value > own).length,
    top,
    energy,
    ratioNorm: (ratio - norm.ratio.mean) / norm.ratio.deviation,
    posteriorNorm: (posterior - norm.posterior.mean) / norm.posterior.deviation,
    lengthNorm: (frames - norm.frames.mean) / norm.frames.deviation,
    usualMark: norm.mark,
    isVowel: isVowel(phone),
    topIsVowel: isVowel(top),
    againstAll: Array.from(rivals, (value) => bounded(own - value)),
    posteriors: Array.from(posteriors, bounded),
  };
}

/**
 * @param names ARPAbet names of the rivals, in their order
 * @param norms of each rival
 */
export function measureReading(
  heard: HeardReading,
  pitch: Float32Array,
  names: readonly string[],
  norms: readonly PhoneNorm[],
): MeasuredReading {
  const phones = heard.phones.map((phone) => {
    const norm = norms[phone.phone];
    if (norm === undefined) throw new Error(`no norm of phone ${phone.phone}`);
    return measurePhone(phone, names, norm);
  });
  const words = new Map<number, number[]>();
  for (const [index, { word }] of phones.entries()) words.set(word, [...(words.get(word) ?? []), index]);
  const over = (value: (phone: PhoneMeasures) => number) => mean(phones.map(value));
  return {
    heard,
    phones,
    words: [...words.values()],
    ratio: over(({ ratio }) => ratio),
    posterior: over(({ posterior }) => posterior),
    energy: over(({ energy }) => energy),
    pitch: [...pitch],
    seconds: ((phones.at(-1)?.end ?? 0) - (phones[0]?.start ?? 0)) / FRAMES_PER_SECOND,
  };
}
