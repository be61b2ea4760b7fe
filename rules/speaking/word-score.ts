import { interpolate } from '../writing/band-estimate.ts';

/**
 * Score 0–100 from the fit of a word's sounds. The anchors are from measured readings: a synthetic voice at −1.1,
 * adult learners at −2.8 to −3.7, words of a different text at −7.
 */
export const wordScore = (fit: number): number =>
  interpolate(fit, [
    [-8, 10],
    [-6, 30],
    [-4.5, 50],
    [-3.3, 70],
    [-2, 85],
    [-1, 95],
  ]);
