/**
 * Learns to tell the two sounds of minimal pairs apart, from the speakers of the train split: node
 * speech/training/learn-pairs.ts <folder of speechocean762>. `npm run bench -- minimal-pairs` measures it on the other
 * speakers.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import type { PairLine } from '../pairs/decide-pair.ts';
import { drawLine } from '../scoring/line.ts';
import { mean, quantile, shareOf } from '../scoring/statistics.ts';
import { chartPairs } from './chart-pairs.ts';
import { fitLine } from './fit-line.ts';
import { type PairCase, pairCases } from './pair-cases.ts';
import { readSpeechocean } from './speechocean.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../pairs/pair-lines.json', import.meta.url);
/** Fewer cases than this of one of the sounds teach nothing. */
const MIN_CASES = 40;
/** Chosen by speakers of the train split that were held out. */
const RIDGE = 300;
const FOLDS = 3;
/** Maximum share of a sound that is surely heard as the other, and minimum share of the other that must be found. */
const MAX_FALSE = 0.05;
const MIN_CAUGHT = 0.4;

/** Results for the recordings in the folder (a subset is enough), cached next to them. */
function readCases(pairs: readonly string[]): PairCase[] {
  const cache = join(folder, 'pairs-train.json');
  if (!existsSync(cache)) {
    const model = loadAcousticModel();
    const readings = readSpeechocean(folder, 'train').filter(({ wav }) => existsSync(wav));
    const lines = readings.map((reading) => JSON.stringify(pairCases(model, reading, pairs)));
    writeFileSync(cache, `[${lines.join(',\n')}]`);
  }
  const readings: PairCase[][] = JSON.parse(readFileSync(cache, 'utf8'));
  return readings.flat();
}

const sidesOf = (cases: readonly PairCase[]): [first: PairCase[], second: PairCase[]] => [
  cases.filter(({ isFirst }) => isFirst),
  cases.filter(({ isFirst }) => !isFirst),
];
const rounded = (value: number) => Number(value.toPrecision(3));

/** A line that is positive for the first sound; it is 0 half-way between the means of the two. */
function learn(cases: readonly PairCase[]): number[] {
  const sides = sidesOf(cases);
  // Both sounds have the same weight, so that the line is not all about the commoner one.
  const [bias = 0, ...weights] = fitLine(
    cases.map(({ features, isFirst }) => ({
      row: features,
      target: isFirst ? 1 : -1,
      weight: 1 / sides[isFirst ? 0 : 1].length,
    })),
    RIDGE,
    ({ weight }) => weight,
  );
  const value = drawLine([bias, ...weights]);
  const [first, second] = sides.map((side) => mean(side.map(({ features }) => value(features))));
  return [bias - ((first ?? 0) + (second ?? 0)) / 2, ...weights].map(rounded);
}

/** Values of lines that were learnt from other speakers. */
function heldOutValues(cases: readonly PairCase[]): { isFirst: boolean; value: number }[] {
  const speakers = [...new Set(cases.map(({ speaker }) => speaker))];
  const foldOf = new Map(speakers.map((speaker, index) => [speaker, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const value = drawLine(learn(cases.filter(({ speaker }) => foldOf.get(speaker) !== fold)));
    return cases
      .filter(({ speaker }) => foldOf.get(speaker) === fold)
      .map(({ isFirst, features }) => ({ isFirst, value: value(features) }));
  });
}

/** The lines' thresholds for being sure; null for a sound that could too rarely be found. */
function thresholds(values: readonly { isFirst: boolean; value: number }[]) {
  const [first, second] = [true, false].map((side) =>
    values.filter(({ isFirst }) => isFirst === side).map(({ value }) => value),
  );
  const sureFirst = Math.max(0, quantile(second ?? [], 1 - MAX_FALSE));
  const sureSecond = Math.min(0, quantile(first ?? [], MAX_FALSE));
  const firstFound = shareOf(first ?? [], (value) => value >= sureFirst);
  const secondFound = shareOf(second ?? [], (value) => value <= sureSecond);
  return {
    sureFirst: firstFound >= MIN_CAUGHT ? rounded(sureFirst) : null,
    sureSecond: secondFound >= MIN_CAUGHT ? rounded(sureSecond) : null,
  };
}

const pairs = await chartPairs();
const cases = Map.groupBy(readCases(pairs), ({ pair }) => pair);
const learnt = pairs.flatMap((pair): [string, PairLine][] => {
  const own = cases.get(pair) ?? [];
  if (sidesOf(own).some(({ length }) => length < MIN_CASES)) return [];
  return [[pair, { ...thresholds(heldOutValues(own)), line: learn(own) }]];
});
writeFileSync(
  OUT,
  `{\n${learnt.map(([pair, line]) => `  "${pair}": ${JSON.stringify(line)}`).join(',\n')}\n}\n`,
);
console.table(learnt.map(([pair, { sureFirst, sureSecond }]) => ({ pair, sureFirst, sureSecond })));
