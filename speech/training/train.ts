/**
 * Learns model/score-model.json from the experts' marks: node speech/training/train.ts <folder of speechocean762>.
 * Marks of phones and words are out-of-fold predictions for unseen speakers, so that the models built on them
 * train on predictions as good as they will be on new speakers.
 */
import { writeFileSync } from 'node:fs';
import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { rivalPhones } from '../frame-evidence.ts';
import type { HeardReading } from '../heard-reading.ts';
import { measureReading } from '../scoring/measures.ts';
import { readingFeatures } from '../scoring/reading-features.ts';
import { ASPECTS, parseScoreModel, type StoredScoreModel } from '../scoring/score-model.ts';
import { evaluate } from './evaluate.ts';
import { hearReadings } from './hear-readings.ts';
import { learnNorms } from './learn-norms.ts';
import { learnPhones } from './learn-phones.ts';
import { learnAspect, learnTextMatch } from './learn-readings.ts';
import { learnWords } from './learn-words.ts';
import { FOLDS, type Lesson } from './lessons.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../model/score-model.json', import.meta.url);

const acoustic = loadAcousticModel();
const names = rivalPhones(acoustic.definition).map((phone) => acoustic.definition.phones[phone] ?? '');

function step(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

const train = await hearReadings(folder, 'train');
const test = await hearReadings(folder, 'test');
step(`${train.length} readings to learn from, ${test.length} to be tested with`);
const norms = learnNorms(train, names);
const speakers = [...new Set(train.map(({ marks }) => marks.speaker))];
const measured = (heard: HeardReading, pitch: Float32Array) => measureReading(heard, pitch, names, norms);
const lessons: Lesson[] = train.flatMap(({ marks, heard, otherText, pitch }) => {
  const speaker = speakers.indexOf(marks.speaker);
  const fold = speaker % FOLDS;
  return [
    ...(heard ? [{ fold, speaker, marks, reading: measured(heard, pitch) }] : []),
    ...(otherText ? [{ fold, speaker, marks: null, reading: measured(otherText, pitch) }] : []),
  ];
});

step('phones');
const phones = learnPhones(lessons, names);

step('words');
const words = learnWords(lessons, phones.marks);

step('readings');
const rows = lessons.map(({ reading }, index) =>
  readingFeatures(reading, phones.marks[index] ?? [], words.marks[index] ?? []),
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
    accuracy: learnAspect(lessons, rows, 'accuracy'),
    fluency: learnAspect(lessons, rows, 'fluency'),
    prosody: learnAspect(lessons, rows, 'prosody'),
    total: learnAspect(lessons, rows, 'total'),
  },
  textMatch: learnTextMatch(lessons, rows),
  rangeCoverage: 0,
};

step('tested');
const figures = evaluate(parseScoreModel(model), test);
for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(28), value.toFixed(3));
model.about.testCorrelation = Object.fromEntries(
  ['phone', 'word', ...ASPECTS].map((name) => [name, Number((figures[name] ?? 0).toFixed(3))]),
);
model.rangeCoverage = Number((figures.rangeCoverage ?? 0).toFixed(2));
writeFileSync(OUT, `${JSON.stringify(model)}\n`);
