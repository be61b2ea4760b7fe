import { growForest } from '../scoring/forest.ts';
import { markWords } from '../scoring/mark-reading.ts';
import { wordFeatures } from '../scoring/word-features.ts';
import { type Example, type Growth, growTrees } from './grow-forest.ts';
import { itemAt, type Lesson, leftOut, pick, UNREAD_WEIGHT } from './lessons.ts';

const GROWTH: Growth = { trees: 250, depth: 4, rate: 0.04, leaf: 40, examples: 0.6, features: 0.5, seed: 2 };

const examplesOf = ({ judged, marks }: Lesson, phones: readonly number[]): Example[] =>
  judged.reading.words.map((_, place) => ({
    row: wordFeatures(judged, place, phones),
    target: marks ? (marks.words[place]?.accuracy ?? 0) : 0,
    weight: marks ? 1 : UNREAD_WEIGHT,
  }));

/**
 * @param phones marks of each lesson's phones
 * @returns the model, and its out-of-fold marks for the words of each lesson
 */
export function learnWords(lessons: readonly Lesson[], phones: readonly number[][]) {
  const examples = lessons.map((lesson, index) => examplesOf(lesson, phones[index] ?? []));
  const marks = leftOut(
    lessons,
    (rest) => ({ word: growForest(growTrees(pick(examples, rest).flat(), GROWTH)) }),
    (model, index) => markWords(model, itemAt(lessons, index).judged, phones[index] ?? []),
  );
  return { model: growTrees(examples.flat(), GROWTH), marks };
}
