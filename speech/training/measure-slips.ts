/**
 * Measures how reliably slips are detected and writes the threshold for reporting each: node
 * speech/training/measure-slips.ts <folder of speechocean762>. Thresholds are chosen on the speakers of the
 * train split; the figures are measured on the different speakers of the test split.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLIPS, type Slip } from '#contract/reading-evaluation.ts';
import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { shareOf } from '../scoring/statistics.ts';
import type { SlipLevel } from '../slips/slip-levels.ts';
import { separation } from './correlation.ts';
import { type SlipCase, slipCases } from './slip-cases.ts';
import { readSpeechocean } from './speechocean.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../slips/slip-levels.json', import.meta.url);

/** Maximum share of false slips among correct sounds, and minimum share of slips detected to report it. */
const MAX_FALSE = 0.05;
const MIN_CAUGHT = 0.4;
/** Fewer comparisons than this are inconclusive. */
const MIN_CASES = 20;

/** Sounds that are measured together because each is too rare alone. */
const GROUPS: readonly { slip: Slip; phones: readonly string[] }[] = SLIPS.flatMap((slip) => {
  const groups: Record<Slip, string[]> = {
    final_dropped: ['P T K', 'B D G', 'F V TH DH', 'SH ZH CH JH', 'M N NG', 'L'],
    s_dropped: ['S', 'Z'],
    ed_dropped: ['T D'],
    s_for_sh: ['SH'],
    sh_for_s: ['S'],
    s_for_th: ['TH'],
    t_for_th: ['TH'],
  };
  return groups[slip].map((phones) => ({ slip, phones: phones.split(' ') }));
});

/** Results for the recordings in the folder (a subset is enough), cached next to them. */
function casesOf(split: 'train' | 'test'): SlipCase[] {
  const cache = join(folder, `slips-${split}.json`);
  if (!existsSync(cache)) {
    const acoustic = loadAcousticModel();
    const readings = readSpeechocean(folder, split).filter(({ wav }) => existsSync(wav));
    writeFileSync(cache, JSON.stringify(readings.flatMap((reading) => slipCases(acoustic, reading))));
  }
  return JSON.parse(readFileSync(cache, 'utf8'));
}

/** The lowest non-negative threshold with at most the permitted share of false slips. */
function levelFor(right: readonly number[]): number {
  const falling = right.toSorted((a, b) => b - a);
  return Math.max(0, Math.ceil(100 * (falling[Math.floor(MAX_FALSE * right.length)] ?? 0)) / 100);
}

const above = (ratios: readonly number[], level: number) => shareOf(ratios, (ratio) => ratio > level);
const hundredth = (value: number) => Math.round(100 * value) / 100;

/** Ratios of a slip's cases by truth. A spoken -ed counts like any other final t or d. */
function ratiosOf(cases: readonly SlipCase[], slip: Slip, phones: readonly string[]) {
  const of = (truth: SlipCase['truth'], from: readonly Slip[]) =>
    cases
      .filter((one) => from.includes(one.slip) && phones.includes(one.phone) && one.truth === truth)
      .map(({ ratio }) => ratio);
  return {
    made: of('made', [slip]),
    wrong: of('wrong', [slip]),
    right: of('right', slip === 'ed_dropped' ? [slip, 'final_dropped'] : [slip]),
  };
}

const [train, test] = [casesOf('train'), casesOf('test')];
const levels = GROUPS.map(({ slip, phones }): SlipLevel => {
  const learnt = ratiosOf(train, slip, phones);
  const level = levelFor(learnt.right);
  const isEnough = learnt.right.length >= MIN_CASES && learnt.made.length >= MIN_CASES;
  const { made, right, wrong } = ratiosOf(test, slip, phones);
  return {
    slip,
    phones,
    told: isEnough && above(learnt.made, level) >= MIN_CAUGHT,
    level,
    made: made.length,
    caught: hundredth(above(made, level)),
    right: right.length,
    false: hundredth(above(right, level)),
    wrong: wrong.length,
    wrongCaught: hundredth(above(wrong, level)),
    separation: hundredth(separation(made, right)),
  };
});
console.table(levels.map(({ phones, ...level }) => ({ phones: phones.join(' '), ...level })));
writeFileSync(OUT, `[\n${levels.map((level) => `  ${JSON.stringify(level)}`).join(',\n')}\n]\n`);
