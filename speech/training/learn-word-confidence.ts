/**
 * Learns how sure the recogniser is of a word, from speakers of the train split: node
 * speech/training/learn-word-confidence.ts <folder of speechocean762>. Prints how right that is for those of the other split.
 */
import { writeFileSync } from 'node:fs';
import { WIDE } from '../recognition/beam-search.ts';
import { type ConfidenceLine, chanceOf, measureWords } from '../recognition/word-confidence.ts';
import { shareOf } from '../scoring/statistics.ts';
import { compareWords } from './compare-words.ts';
import { fitLogistic } from './fit-logistic.ts';
import { type RecognisedReading, recogniseReadings, spell, wordsIn } from './recognised-readings.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../recognition/word-confidence.json', import.meta.url);
const COUNT = 800;
const TEST_COUNT = 500;
/** Share of the words shown as sure that were said. */
const WANTED = 0.95;
const FOLDS = 5;

interface Word {
  measures: number[];
  isRight: boolean;
  reading: RecognisedReading;
}

function wordsOf(reading: RecognisedReading): Word[] {
  const words = reading.stretches.flatMap(({ sentence, seconds }) => measureWords(sentence, seconds, spell));
  const kept = words.flatMap(({ text, measures }) =>
    wordsIn(text)
      .slice(0, 1)
      .map((word) => ({ word, measures })),
  );
  const { common } = compareWords(
    kept.map(({ word }) => word),
    reading.text,
  );
  return kept.map(({ measures }, index) => ({ measures, isRight: common.has(index), reading }));
}

/** The lowest chance from which on words were said as often as wanted. */
function levelOf(judged: readonly { chance: number; isRight: boolean }[]): number {
  let right = 0;
  let level = 1;
  for (const [index, { chance, isRight }] of judged.toSorted((a, b) => b.chance - a.chance).entries()) {
    if (isRight) right++;
    if (right / (index + 1) >= WANTED) level = chance;
  }
  return level;
}

const learn = (words: readonly Word[]): ConfidenceLine =>
  fitLogistic(words.map(({ measures, isRight }) => ({ row: measures, isTrue: isRight })));

const groupOf = ({ total }: RecognisedReading): string =>
  total > 0.85 ? '> .85' : total >= 0.7 ? '.7–.85' : '< .7';

function show(name: string, words: readonly Word[], line: ConfidenceLine, sure: number): void {
  const judged = words.map((word) => ({ ...word, isSure: chanceOf(word.measures, line) >= sure }));
  for (const [group, own] of Map.groupBy(judged, ({ reading }) => groupOf(reading))) {
    const shown = own.filter(({ isSure }) => isSure);
    const readings = [...Map.groupBy(own, ({ reading }) => reading).values()];
    const shares = readings.map((one) => shareOf(one, ({ isSure }) => isSure)).sort((a, b) => a - b);
    console.log(name, group, {
      sure: shareOf(own, ({ isSure }) => isSure).toFixed(3),
      right: shareOf(shown, ({ isRight }) => isRight).toFixed(3),
      shareSureByReading: [0.1, 0.25, 0.5, 0.75].map((at) =>
        shares[Math.floor(at * shares.length)]?.toFixed(2),
      ),
    });
  }
}

const { readings } = await recogniseReadings(folder, 'train', COUNT, WIDE);
const words = readings.flatMap(wordsOf);
const speakers = [...new Set(readings.map(({ speaker }) => speaker))];
const foldOf = ({ reading }: Word): number => speakers.indexOf(reading.speaker) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const line = learn(words.filter((word) => foldOf(word) !== fold));
  return words
    .filter((word) => foldOf(word) === fold)
    .map(({ measures, isRight }) => ({ chance: chanceOf(measures, line), isRight }));
}).flat();
const sure = Number(levelOf(judged).toFixed(3));
const line = learn(words);
writeFileSync(OUT, `${JSON.stringify({ ...line, sure }, null, 1)}\n`);
console.log({ words: words.length, sure });
show('train', words, line, sure);
const test = await recogniseReadings(folder, 'test', TEST_COUNT, WIDE);
show('test', test.readings.flatMap(wordsOf), line, sure);
