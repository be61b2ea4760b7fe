import type { MarkRange } from './mark-range.ts';

/**
 * Speech faster than this, in phones per second without pauses, is not more fluent. The training readings are
 * slow, so the model takes all haste for ease: at twice the speed they gained 9 points.
 */
const FAST = 13;
/** Penalty per additional phone per second, 0–1. */
const RUSH_COST = { fluency: 0.03, total: 0.01 } as const;

/** A voice less than this above the background, dB, loses points to noise. */
const CLEAR_OF_NOISE = 30;
/**
 * How much higher the mark may be per dB below that. White noise 10 dB below the voice took 14 points off.
 */
const NOISE_COST = 0.015;

const share = (value: number) => Math.min(1, Math.max(0, value));

export const isRushed = (phonesASecond: number): boolean => phonesASecond > FAST;
export const isNoisy = (clearance: number): boolean => clearance < CLEAR_OF_NOISE;

/** A mark corrected for haste. */
export function withoutRush(range: MarkRange, phonesASecond: number, of: keyof typeof RUSH_COST): MarkRange {
  const cost = RUSH_COST[of] * Math.max(0, phonesASecond - FAST);
  return {
    low: share(range.low - cost),
    point: share(range.point - cost),
    high: share(range.high - cost),
  };
}

/** A range widened to include the mark without noise. */
export const withNoise = (range: MarkRange, clearance: number): MarkRange => ({
  ...range,
  high: share(range.high + NOISE_COST * Math.max(0, CLEAR_OF_NOISE - clearance)),
});
