/**
 * Learns model/score-model.json from the experts' marks: node speech/training/train.ts <folder of speechocean762>.
 * Marks of phones and words are out-of-fold predictions for unseen speakers, so that the models built on them
 * train on predictions as good as they will be on new speakers. The ear network has to be learnt before (README.md).
 */
import { writeFileSync } from 'node:fs';
import { readModelFile } from '#server/engines/speech/knowledge-files.ts';
import { readEarNetwork } from '../scoring/ear-network/ear-network.ts';
import type { PlainMarks } from '../scoring/mark-reading.ts';
import { readingFeatures } from '../scoring/reading-features.ts';
import { ASPECTS, parseScoreModel, type StoredScoreModel } from '../scoring/score-model.ts';
import { readSoundNetwork } from '../scoring/sound-network/sound-network.ts';
import { mean } from '../scoring/statistics.ts';
import { earReadings } from './ear-network/ear-readings.ts';
import { evaluate } from './evaluate.ts';
import { judgeTestReadings } from './judge-readings.ts';
import { learnPhones } from './learn-phones.ts';
import { learnAspect, learnTextMatch } from './learn-readings.ts';
import { learnWithEar, readEarMarks } from './learn-with-ear.ts';
import { learnWords } from './learn-words.ts';
import { itemAt, rounded } from './lessons.ts';
import { readLessons } from './read-lessons.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../model/score-model.json', import.meta.url);

function step(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

const { lessons, names, norms } = await readLessons(folder);
step(`${lessons.length} lessons`);

step('phones');
const phones = learnPhones(lessons, names);

step('words');
const words = learnWords(lessons, phones.marks);

step('readings');
const rows = lessons.map(({ judged }, index) =>
  readingFeatures(judged, phones.marks[index] ?? [], words.marks[index] ?? []),
);
const [accuracy, fluency, prosody, total] = [
  learnAspect(lessons, rows, 'accuracy'),
  learnAspect(lessons, rows, 'fluency'),
  learnAspect(lessons, rows, 'prosody'),
  learnAspect(lessons, rows, 'total'),
];
const text = learnTextMatch(lessons, rows);

step('with the ear');
const bySound = lessons.map(
  (_, index): PlainMarks => ({
    phones: itemAt(phones.marks, index),
    words: itemAt(words.marks, index),
    aspects: {
      accuracy: itemAt(accuracy.marks, index),
      fluency: itemAt(fluency.marks, index),
      prosody: itemAt(prosody.marks, index),
      total: itemAt(total.marks, index),
    },
    textMatch: itemAt(text.matches, index),
  }),
);
const withEar = learnWithEar(
  lessons,
  bySound,
  readEarMarks(folder, lessons),
  await earReadings(folder, 'train'),
);

const model: StoredScoreModel = {
  about: {
    source:
      'Learnt from the train split of speechocean762 (Zhang et al. 2021, github.com/jimbozhang/speechocean762)',
    licence: 'CC BY 4.0',
    testCorrelation: {},
  },
  phones: names,
  norms,
  phone: phones.model,
  word: words.model,
  aspects: {
    accuracy: accuracy.model,
    fluency: fluency.model,
    prosody: prosody.model,
    total: total.model,
  },
  textMatch: text.model,
  rangeCoverage: rounded(mean([accuracy, fluency, prosody, total].map(({ coverage }) => coverage))),
  withEar,
};

step('tested');
const scores = parseScoreModel(model, readSoundNetwork(readModelFile('sound-network.bin')));
const test = await judgeTestReadings(folder, scores);
const heard = await earReadings(folder, 'test');
for (const [ear, figures] of [
  ['without the ear', evaluate(scores, test, null)],
  ['with it', evaluate(scores, test, { heard, network: readEarNetwork(readModelFile('ear-network.bin')) })],
] as const) {
  console.log(ear);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(28)}${value.toFixed(3)}`);
  for (const name of ['phone', 'word', ...ASPECTS])
    model.about.testCorrelation[`${name}, ${ear}`] = Number((figures[name] ?? 0).toFixed(3));
}
writeFileSync(OUT, `${JSON.stringify(model)}\n`);
