import { growForest } from '../scoring/forest.ts';
import {
  type Aspect,
  aspectPredictor,
  type RangeKnot,
  type StoredScoreModel,
} from '../scoring/score-model.ts';
import { mean, quantile } from '../scoring/statistics.ts';
import { fitLine } from './fit-line.ts';
import { type Growth, growTrees } from './grow-forest.ts';
import { type Lesson, leftOut, pick, rounded, UNREAD_WEIGHT } from './lessons.ts';

const ASPECT: Growth = { trees: 250, depth: 3, rate: 0.04, leaf: 15, examples: 0.6, features: 0.5, seed: 3 };
const TEXT: Growth = { trees: 150, depth: 3, rate: 0.08, leaf: 15, examples: 0.6, features: 0.5, seed: 4 };
const FOREST_SHARE = 0.6;
const RIDGE = 30;
const FALSE_DECLINES = 0.01;
const RANGE = { low: 0.1, high: 0.9, knots: 6 };

/** Ranges of the experts' marks around predictions, from the lowest prediction to the highest. */
function learnRange(predicted: readonly number[], marks: readonly number[]): RangeKnot[] {
  const pairs = predicted
    .map((at, i) => ({ at, error: (marks[i] ?? 0) - at }))
    .toSorted((a, b) => a.at - b.at);
  const size = Math.ceil(pairs.length / RANGE.knots);
  return Array.from({ length: RANGE.knots }, (_, knot) => {
    const own = pairs.slice(knot * size, (knot + 1) * size);
    const errors = own.map(({ error }) => error);
    return {
      at: rounded(mean(own.map(({ at }) => at))),
      below: rounded(Math.max(0, -quantile(errors, RANGE.low))),
      above: rounded(Math.max(0, quantile(errors, RANGE.high))),
    };
  });
}

/** @param rows features of each lesson's reading */
export function learnAspect(
  lessons: readonly Lesson[],
  rows: readonly (readonly number[])[],
  aspect: Aspect,
): StoredScoreModel['aspects'][Aspect] {
  const examples = lessons.map(({ marks }, index) => ({
    row: rows[index] ?? [],
    target: marks?.[aspect] ?? 0,
    weight: marks ? 1 : UNREAD_WEIGHT,
  }));
  const learn = (at: readonly number[]) => ({
    forest: growTrees(pick(examples, at), ASPECT),
    line: fitLine(
      pick(examples, at).filter(({ weight }) => weight === 1),
      RIDGE,
    ),
    forestShare: FOREST_SHARE,
  });
  const predicted = leftOut(
    lessons,
    (rest) => aspectPredictor(learn(rest)),
    (predict, index) => predict(rows[index] ?? []),
  );
  const right = lessons.flatMap(({ marks }, index) => (marks ? [index] : []));
  const targets = right.map((index) => examples[index]?.target ?? 0);
  return { ...learn([...lessons.keys()]), range: learnRange(pick(predicted, right), targets) };
}

/**
 * Learns the probability that a reading matches its text, and its threshold.
 * @param rows features of each lesson's reading
 */
export function learnTextMatch(
  lessons: readonly Lesson[],
  rows: readonly (readonly number[])[],
): StoredScoreModel['textMatch'] {
  const examples = lessons.map(({ marks }, index) => ({
    row: rows[index] ?? [],
    target: marks ? 1 : 0,
    weight: 1,
  }));
  const matches = leftOut(
    lessons,
    (rest) => growForest(growTrees(pick(examples, rest), TEXT)),
    (predict, index) => predict(rows[index] ?? []),
  );
  const right = matches.filter((_, index) => lessons[index]?.marks);
  return { forest: growTrees(examples, TEXT), least: rounded(quantile(right, FALSE_DECLINES)) };
}
