/**
 * Measures thresholds for calling sounds and words clear: node speech/training/measure-levels.ts <folder of
 * speechocean762> <readings of each training speaker> <readings of each test speaker>. Writes sound-levels.json.
 */
import { writeFileSync } from 'node:fs';
import { CLEAR_ABOVE, CLEAR_WORD_ABOVE } from '#rules/reading-report/sound-level.ts';
import { shareOf } from '../scoring/statistics.ts';
import { hearLevels, type ShownMark, type ShownReading } from './hear-levels.ts';

const [folder = '', trainEach = '2', testEach = '2'] = process.argv.slice(2);
const OUT = new URL('./sound-levels.json', import.meta.url);
/** Candidate thresholds. */
const LEVELS = [75, 80, 85, 86, 87, 88, 89, 90];

const thousandth = (value: number) => Math.round(1000 * value) / 1000;

/** A sound is wrong if all experts say so, a word if it has at most 4 of 10 marks. */
const KINDS = [
  { kind: 'sound', used: CLEAR_ABOVE, maxWrong: 0, of: ({ phones }: ShownReading) => phones },
  { kind: 'word', used: CLEAR_WORD_ABOVE, maxWrong: 0.4, of: ({ words }: ShownReading) => words },
] as const;

function rows(split: 'train' | 'test', readings: readonly ShownReading[]) {
  const speakers = new Set(readings.map(({ speaker }) => speaker)).size;
  return KINDS.flatMap(({ kind, used, maxWrong, of }) => {
    const marks: ShownMark[] = readings.flatMap(of);
    const wrong = marks.filter(([mark]) => mark <= maxWrong);
    const right = marks.filter(([mark]) => mark === 1);
    return LEVELS.map((level) => {
      const share = (among: readonly ShownMark[]) =>
        thousandth(shareOf(among, ([, score]) => score <= level));
      return {
        split,
        speakers,
        readings: readings.length,
        kind,
        level,
        used: level === used,
        wrong: wrong.length,
        wrongNotClear: share(wrong),
        right: right.length,
        rightNotClear: share(right),
      };
    });
  });
}

const table = [
  ...rows('train', hearLevels(folder, 'train', Number(trainEach))),
  ...rows('test', hearLevels(folder, 'test', Number(testEach))),
];
console.table(table);
writeFileSync(OUT, `[\n${table.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
