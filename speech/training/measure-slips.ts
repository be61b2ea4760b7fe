/**
 * Measures how surely slips are told and writes which are told from which level on:
 * node speech/training/measure-slips.ts <folder of speechocean762>. Levels are chosen on the speakers of the train split;
 * the figures written are of those of the test split, who are others.
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

/** Share of sounds said right that may be taken for a slip, and the least share of slips that makes telling worth it. */
const MOST_FALSE = 0.05;
const LEAST_CAUGHT = 0.4;
/** Fewer comparisons than this show nothing. */
const FEWEST = 20;

/** Sounds that are measured together: alone each is too rare. */
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

/** What is heard in the recordings that are in the folder, a part of all being enough; it is kept beside them. */
function casesOf(split: 'train' | 'test'): SlipCase[] {
  const kept = join(folder, `slips-${split}.json`);
  if (!existsSync(kept)) {
    const acoustic = loadAcousticModel();
    const readings = readSpeechocean(folder, split).filter(({ wav }) => existsSync(wav));
    writeFileSync(kept, JSON.stringify(readings.flatMap((reading) => slipCases(acoustic, reading))));
  }
  return JSON.parse(readFileSync(kept, 'utf8'));
}

/** The lowest level, not below nought, above which no more than the share lies that may be false. */
function levelFor(right: readonly number[]): number {
  const falling = right.toSorted((a, b) => b - a);
  return Math.max(0, Math.ceil(100 * (falling[Math.floor(MOST_FALSE * right.length)] ?? 0)) / 100);
}

const above = (ratios: readonly number[], level: number) => shareOf(ratios, (ratio) => ratio > level);
const hundredth = (value: number) => Math.round(100 * value) / 100;

/** Ratios of a slip's cases by what was really there. A -ed that was said is as any other final t or d that was. */
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
  const isEnough = learnt.right.length >= FEWEST && learnt.made.length >= FEWEST;
  const { made, right, wrong } = ratiosOf(test, slip, phones);
  return {
    slip,
    phones,
    told: isEnough && above(learnt.made, level) >= LEAST_CAUGHT,
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
