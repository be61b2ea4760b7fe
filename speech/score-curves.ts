import type { PhoneFit } from './phone-scores.ts';
import weights from './score-weights.ts';

/** What the curves see of a stretch of phones. */
export interface Evidence {
  /** Mean goodness, -8 to 0. */
  goodness: number;
  /** Share of phones squeezed into 30 ms or less: what an aligner does with words that were not said. */
  squeezedShare: number;
}

export interface ScoreRange {
  low: number;
  point: number;
  high: number;
}

const SQUEEZED_FRAMES = 3;

export function evidenceOf(fits: readonly PhoneFit[]): Evidence {
  const mean = (value: (fit: PhoneFit) => number) =>
    fits.reduce((sum, fit) => sum + value(fit), 0) / fits.length;
  return {
    goodness: mean((fit) => fit.goodness),
    squeezedShare: mean((fit) => (fit.frames <= SQUEEZED_FRAMES ? 1 : 0)),
  };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const within100 = (x: number) => Math.min(100, Math.max(0, x));

function curve(level: 'phone' | 'word' | 'utterance', { goodness, squeezedShare }: Evidence): number {
  const { bias, goodness: byGoodness, squeezed } = weights[level];
  return 100 * logistic(bias + byGoodness * goodness + squeezed * squeezedShare);
}

/** 0–100: the mean of what experts gave to phones that fitted as this one. */
export const phoneScore = (fit: PhoneFit) => curve('phone', evidenceOf([fit]));

/** 0–100: the mean of what experts gave to words that fitted as this one. */
export const wordScore = (fits: readonly PhoneFit[]) => curve('word', evidenceOf(fits));

/** 0–100, with the range that holds eight of ten expert scores of such utterances. */
export function utteranceScore(fits: readonly PhoneFit[]): ScoreRange {
  const point = curve('utterance', evidenceOf(fits));
  const { below, above } = weights.utteranceRange;
  return { low: within100(point - below), point, high: within100(point + above) };
}

/** 0–1: how likely it is that the text, and not another one, was read. */
export function textMatch(fits: readonly PhoneFit[], decoyMargin: number): number {
  const { goodness, squeezedShare } = evidenceOf(fits);
  const { bias, goodness: byGoodness, squeezed, decoy } = weights.textMatch;
  return logistic(bias + byGoodness * goodness + squeezed * squeezedShare + decoy * decoyMargin);
}
