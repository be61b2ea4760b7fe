import type { JudgedReading } from '../scoring/judge-reading.ts';
import type { MarkedReading } from './speechocean.ts';

/** A training reading, or the same recording with another text, which is marked 0. */
export interface Lesson {
  fold: number;
  /** Number of the speaker. */
  speaker: number;
  judged: JudgedReading;
  marks: MarkedReading | null;
  /** Of the reading in the data set. */
  index: number;
}

/** All readings of a speaker are in one fold. */
export const FOLDS = 5;
/** Weight of text that was not said, which is marked 0 so that the models learn to recognise it. */
export const UNREAD_WEIGHT = 0.0015;

export const rounded = (value: number): number => Number(value.toPrecision(5));

export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no lesson ${index}`);
  return item;
}

export const pick = <Item>(items: readonly Item[], at: readonly number[]): Item[] =>
  at.map((index) => itemAt(items, index));

/** Cross-validation: for each fold, learns on the others and predicts it. */
export function leftOut<Learnt, Result>(
  lessons: readonly Lesson[],
  learn: (rest: number[], fold: number) => Learnt,
  use: (learnt: Learnt, lesson: number) => Result,
): Result[] {
  const results: Result[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const rest = lessons.flatMap((lesson, index) => (lesson.fold === fold ? [] : [index]));
    const learnt = learn(rest, fold);
    for (const [index, lesson] of lessons.entries())
      if (lesson.fold === fold) results[index] = use(learnt, index);
  }
  return results;
}
