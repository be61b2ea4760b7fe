/**
 * Learns when a sound was surely said as another: node speech/training/learn-swaps.ts <folder of speechocean762>, after
 * learn-sounds.py. Prints what speakers of the test split show.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { readSoundEar, soundChances, soundInputs } from '../scoring/ear-network/sound-ear.ts';
import { aboveLevel, type SwapLevel } from '../scoring/ear-network/swaps.ts';
import type { JudgedReading } from '../scoring/judge-reading.ts';
import { drawLine } from '../scoring/line.ts';
import { shareOf } from '../scoring/statistics.ts';
import { chartPairs } from './chart-pairs.ts';
import { earReadings } from './ear-network/ear-readings.ts';
import { fitLine } from './fit-line.ts';
import { judgeTestReadings } from './judge-readings.ts';
import { rounded } from './lessons.ts';
import { readLessons } from './read-lessons.ts';
import type { MarkedReading } from './speechocean.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../scoring/ear-network/swap-levels.json', import.meta.url);
/** Besides the pairs of the chart. */
const MORE_PAIRS = [
  'S TH',
  'T TH',
  'D DH',
  'DH Z',
  'N NG',
  'L N',
  'B P',
  'D T',
  'G K',
  'S Z',
  'F TH',
  'F V',
  'SH S',
];
const MIN_CASES = 60;
/** Of sounds that were right, how many may be called swapped; and how many swapped ones must be found. */
const MAX_FALSE = 0.002;
const MIN_CAUGHT = 0.25;
const RIDGE = 10;

/** A sound of a word that all experts call right. */
interface RightSound {
  phone: number;
  /** How well each phone fits, by the ear; and how much better this one is than each, by the acoustic model. */
  heard: Float32Array;
  against: readonly number[];
}

function rightSounds(
  { words, phones }: JudgedReading['reading'],
  marks: MarkedReading,
  heardAt: (phone: number) => Float32Array,
): RightSound[] {
  return words.flatMap((indexes, word) => {
    const experts = marks.words[word]?.phoneAccuracy ?? [];
    if (!experts.every((mark) => mark === 1)) return [];
    return indexes.flatMap((index): RightSound[] => {
      const phone = phones[index];
      return phone ? [{ phone: phone.phone, heard: heardAt(index), against: phone.againstAll }] : [];
    });
  });
}

const { lessons, names } = await readLessons(folder);
const logits = new Float32Array(readFileSync(join(folder, 'ear-inputs/sounds-heard.f32')).buffer.slice(0));
let row = 0;
const train = lessons.flatMap(({ judged, marks }) => {
  if (!marks) return [];
  const first = row;
  row += judged.reading.phones.length;
  const heardAt = (phone: number): Float32Array =>
    logits.subarray((first + phone) * names.length, (first + phone + 1) * names.length);
  return rightSounds(judged.reading, marks, heardAt);
});

const { scores } = loadSpeechKnowledge();
const ear = readSoundEar(readFileSync(new URL('../model/sound-ear.bin', import.meta.url)));
const heard = await earReadings(folder, 'test');
const test = (await judgeTestReadings(folder, scores)).flatMap(({ index, own, marks }) => {
  if (!own) return [];
  const stretch = heard(index).own;
  const heardAt = (phone: number): Float32Array => {
    const place = own.reading.phones[phone];
    return place ? soundChances(ear, soundInputs(stretch, place)) : new Float32Array(names.length);
  };
  return rightSounds(own.reading, marks, heardAt);
});

/** How much better `said` fits than `asked`: by the ear, and by the acoustic model. */
const measuresOf = (
  { phone, heard: chances, against }: RightSound,
  asked: number,
  said: number,
): [byEar: number, byModel: number] => [
  (chances[said] ?? 0) - (chances[asked] ?? 0),
  phone === asked ? -(against[said] ?? 0) : (against[asked] ?? 0),
];

const isFound = (level: SwapLevel, measures: readonly [byEar: number, byModel: number]): boolean =>
  aboveLevel(level, measures) !== null;

const levels: SwapLevel[] = [];
const inOrder = (pair: string): string => pair.split(' ').toSorted().join(' ');
const pairs = [...new Set([...(await chartPairs()), ...MORE_PAIRS].map(inOrder))];
for (const [first = '', second = ''] of pairs.map((pair) => pair.split(' ')))
  for (const [asked, said] of [
    [first, second],
    [second, first],
  ] as const) {
    const [askedAt, saidAt] = [names.indexOf(asked), names.indexOf(said)];
    const rowsOf = (sounds: readonly RightSound[], phone: number) =>
      sounds.filter((sound) => sound.phone === phone).map((sound) => measuresOf(sound, askedAt, saidAt));
    const [right, swapped] = [rowsOf(train, askedAt), rowsOf(train, saidAt)];
    if (Math.min(right.length, swapped.length) < MIN_CASES) continue;
    const weights = fitLine(
      [
        ...right.map((measures) => ({ row: measures, target: 0, weight: 1 / right.length })),
        ...swapped.map((measures) => ({ row: measures, target: 1, weight: 1 / swapped.length })),
      ],
      RIDGE,
      ({ weight }) => weight,
    );
    const values = right.filter(([a, b]) => a > 0 && b > 0).map(drawLine(weights));
    // The share is of all that were right, not of those on which both agree.
    const spare = MAX_FALSE * right.length;
    const sorted = values.toSorted((a, b) => b - a);
    const level = rounded(Math.max(0.5, sorted[Math.floor(spare)] ?? 0.5));
    const found = { asked, said, weights, level, caught: 0, false: 0 };
    const caught = shareOf(swapped, (measures) => isFound(found, measures));
    const [testRight, testSwapped] = [rowsOf(test, askedAt), rowsOf(test, saidAt)];
    const figures = {
      caught: rounded(shareOf(testSwapped, (measures) => isFound(found, measures))),
      false: rounded(shareOf(testRight, (measures) => isFound(found, measures))),
    };
    console.log(asked, said, right.length, swapped.length, caught.toFixed(2), figures.caught, figures.false);
    if (caught >= MIN_CAUGHT) levels.push({ ...found, ...figures });
  }
writeFileSync(OUT, `[\n${levels.map((level) => `  ${JSON.stringify(level)}`).join(',\n')}\n]\n`);
