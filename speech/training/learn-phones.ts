import { markPhones } from '../scoring/mark-reading.ts';
import { phoneFeatures } from '../scoring/phone-features.ts';
import { phonePredictor } from '../scoring/score-model.ts';
import { mean } from '../scoring/statistics.ts';
import { fitLine } from './fit-line.ts';
import { type Example, type Growth, growTrees } from './grow-forest.ts';
import { itemAt, type Lesson, leftOut, pick, UNREAD_WEIGHT } from './lessons.ts';
import { phoneMarksOf } from './speechocean.ts';

const GROWTH: Growth = { trees: 700, depth: 6, rate: 0.03, leaf: 40, examples: 0.6, features: 0.2, seed: 1 };
const FOREST_SHARE = 0.6;
/** Phones that occur less often than this get no separate linear model, which would be unreliable. */
const MIN_FOR_LINE = 80;
/** Phones learn from the unread texts of one in this many speakers, weighted accordingly: halves the time. */
const UNREAD_SPEAKERS = 4;

interface PhoneExample extends Example {
  phone: number;
  wasRead: boolean;
}

function examplesOf({ judged, marks, speaker }: Lesson): PhoneExample[] {
  if (!marks && speaker % UNREAD_SPEAKERS !== 0) return [];
  const targets = marks && phoneMarksOf(marks);
  return judged.reading.phones.flatMap(({ phone }, index) => {
    const target = targets ? targets[index] : 0;
    if (target === null || target === undefined) return [];
    const weight = marks ? 1 : UNREAD_WEIGHT * UNREAD_SPEAKERS;
    return [{ row: phoneFeatures(judged, index), target, weight, phone, wasRead: marks !== null }];
  });
}

function learn(examples: readonly PhoneExample[], names: readonly string[], seed: number) {
  const said = examples.filter(({ wasRead }) => wasRead);
  const lines = names.map((_, phone) => {
    const own = said.filter((example) => example.phone === phone);
    if (own.length >= MIN_FOR_LINE) return fitLine(own, 0.08 * own.length + 150);
    return [mean((own.length === 0 ? said : own).map(({ target }) => target))];
  });
  return { forest: growTrees(examples, { ...GROWTH, seed }), lines, forestShare: FOREST_SHARE };
}

/** @returns the model, and its out-of-fold marks for the phones of each lesson */
export function learnPhones(lessons: readonly Lesson[], names: readonly string[]) {
  const examples = lessons.map(examplesOf);
  const marks = leftOut(
    lessons,
    (rest, fold) => ({ phone: phonePredictor(learn(pick(examples, rest).flat(), names, fold + 10)) }),
    (model, index) => markPhones(model, itemAt(lessons, index).judged),
  );
  return { model: learn(examples.flat(), names, GROWTH.seed), marks };
}
