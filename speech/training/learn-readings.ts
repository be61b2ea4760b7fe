import { growForest } from '../scoring/forest.ts';
import { rangeOf } from '../scoring/mark-range.ts';
import {
  type Aspect,
  aspectPredictor,
  type RangeKnot,
  type StoredScoreModel,
} from '../scoring/score-model.ts';
import { mean, quantile, shareOf } from '../scoring/statistics.ts';
import { fitLine } from './fit-line.ts';
import { type Growth, growTrees } from './grow-forest.ts';
import { itemAt, type Lesson, leftOut, pick, rounded, UNREAD_WEIGHT } from './lessons.ts';

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

/** Share of the marks that are within ranges learnt from other speakers. */
function coverageOf(
  lessons: readonly Lesson[],
  right: readonly number[],
  predicted: readonly number[],
  marks: readonly number[],
): number {
  const within = leftOut(
    pick(lessons, right),
    (rest) => learnRange(pick(predicted, rest), pick(marks, rest)),
    (range, index) => {
      const { low, high } = rangeOf(range, itemAt(predicted, index));
      const mark = itemAt(marks, index);
      return mark >= low && mark <= high;
    },
  );
  return shareOf(within, Boolean);
}

/**
 * Ranges around predictions for speakers who were not learnt from.
 * @param predicted of each lesson
 */
export function learnRanges(
  lessons: readonly Lesson[],
  predicted: readonly number[],
  aspect: Aspect,
): LearntRange {
  const right = lessons.flatMap(({ marks }, index) => (marks ? [index] : []));
  const targets = right.map((index) => lessons[index]?.marks?.[aspect] ?? 0);
  const own = pick(predicted, right);
  return { range: learnRange(own, targets), coverage: coverageOf(lessons, right, own, targets) };
}

export interface LearntRange {
  range: RangeKnot[];
  /** Share of the marks of other speakers within it. */
  coverage: number;
}

/**
 * @param rows features of each lesson's reading
 * @returns the model, its ranges, and its marks for speakers it has not learnt from
 */
export function learnAspect(
  lessons: readonly Lesson[],
  rows: readonly (readonly number[])[],
  aspect: Aspect,
): { model: StoredScoreModel['aspects'][Aspect]; coverage: number; marks: number[] } {
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
  const marks = leftOut(
    lessons,
    (rest) => aspectPredictor(learn(rest)),
    (predict, index) => predict(rows[index] ?? []),
  );
  const { range, coverage } = learnRanges(lessons, marks, aspect);
  return { model: { ...learn([...lessons.keys()]), range }, coverage, marks };
}

/**
 * Learns the probability that a reading matches its text, and its threshold.
 * @param rows features of each lesson's reading
 * @returns the model, and its probabilities for speakers it has not learnt from
 */
export function learnTextMatch(
  lessons: readonly Lesson[],
  rows: readonly (readonly number[])[],
  seed = TEXT.seed,
): { model: StoredScoreModel['textMatch']; matches: number[] } {
  const examples = lessons.map(({ marks }, index) => ({
    row: rows[index] ?? [],
    target: marks ? 1 : 0,
    weight: 1,
  }));
  const growth = { ...TEXT, seed };
  const matches = leftOut(
    lessons,
    (rest) => growForest(growTrees(pick(examples, rest), growth)),
    (predict, index) => predict(rows[index] ?? []),
  );
  const right = matches.filter((_, index) => lessons[index]?.marks);
  const least = rounded(quantile(right, FALSE_DECLINES));
  return { model: { forest: growTrees(examples, growth), least }, matches };
}
