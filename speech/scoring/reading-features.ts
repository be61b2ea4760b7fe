import type { JudgedReading } from './judge-reading.ts';
import { soundFeatures } from './sound-features.ts';
import { deviation, mean, minOf, quantile } from './statistics.ts';
import { readingVerdict } from './verdict-features.ts';

/**
 * Features for predicting the marks of a whole reading.
 * @param marks of its phones, 0–1
 * @param wordMarks of its words, 0–1
 */
export const readingFeatures = (
  { reading, verdicts }: JudgedReading,
  marks: readonly number[],
  wordMarks: readonly number[],
): number[] => [
  mean(marks),
  minOf(marks),
  quantile(marks, 0.1),
  quantile(marks, 0.25),
  deviation(marks),
  mean(wordMarks),
  minOf(wordMarks),
  quantile(wordMarks, 0.25),
  ...soundFeatures(reading),
  ...readingVerdict(verdicts),
];
