import type { MarkRange } from './mark-reading.ts';

/**
 * Faster speech than this, phones a second without pauses, is no more fluent. The readings that marks were learnt from
 * are slow, so that the model takes every haste for ease: at twice the speed they gained 9 points.
 */
const FAST = 13;
/** What each phone a second more takes off, 0–1. */
const RUSH_COST = { fluency: 0.03, total: 0.01 } as const;

/** A voice that stands less than this above the background, dB, loses points to the noise. */
const CLEAR_OF_NOISE = 30;
/** How much higher the mark may be for each dB less. White noise 10 dB below the voice took 14 points off. */
const NOISE_COST = 0.015;

const share = (value: number) => Math.min(1, Math.max(0, value));

export const isRushed = (phonesASecond: number): boolean => phonesASecond > FAST;
export const isNoisy = (clearance: number): boolean => clearance < CLEAR_OF_NOISE;

/** A mark without what haste has gained. */
export function withoutRush(range: MarkRange, phonesASecond: number, of: keyof typeof RUSH_COST): MarkRange {
  const cost = RUSH_COST[of] * Math.max(0, phonesASecond - FAST);
  return {
    low: share(range.low - cost),
    point: share(range.point - cost),
    high: share(range.high - cost),
  };
}

/** A range that holds what the mark would be without the noise. */
export const withNoise = (range: MarkRange, clearance: number): MarkRange => ({
  ...range,
  high: share(range.high + NOISE_COST * Math.max(0, CLEAR_OF_NOISE - clearance)),
});
