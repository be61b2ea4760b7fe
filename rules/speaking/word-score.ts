import { interpolate } from '../writing/band-estimate.ts';

/**
 * 0–100 from how well a word's sounds fit. The anchors lie where readings were heard: a synthetic voice at −1.1, adult
 * learners at −2.8 to −3.7, another text's words at −7.
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
