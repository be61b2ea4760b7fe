/**
 * Learns model/score-model.json from the experts' marks: node speech/training/train.ts <folder of speechocean762>.
 * Marks of phones and words are predicted for readings of speakers left out, so that what builds on them learns from
 * predictions as good as they will be on new speakers.
 */
import { writeFileSync } from 'node:fs';
import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { rivalPhones } from '../frame-evidence.ts';
import type { HeardReading } from '../heard-reading.ts';
import { growForest, type Predictor, type StoredForest } from '../scoring/forest.ts';
import { drawLine, type StoredLine } from '../scoring/line.ts';
import { markPhones, markWords } from '../scoring/mark-reading.ts';
import { type MeasuredReading, measureReading } from '../scoring/measures.ts';
import { phoneFeatures } from '../scoring/phone-features.ts';
import { readingFeatures } from '../scoring/reading-features.ts';
import {
  ASPECTS,
  type PhoneNorm,
  parseScoreModel,
  type RangeKnot,
  type StoredScoreModel,
} from '../scoring/score-model.ts';
import { deviation, mean, quantile } from '../scoring/statistics.ts';
import { wordFeatures } from '../scoring/word-features.ts';
import { evaluate } from './evaluate.ts';
import { fitLine } from './fit-line.ts';
import { type Example, type Growth, growTrees } from './grow-forest.ts';
import { type HeardMarks, hearReadings } from './hear-readings.ts';
import type { MarkedReading } from './speechocean.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = new URL('../model/score-model.json', import.meta.url);

const FOLDS = 5;
const PHONE: Growth = { trees: 700, depth: 6, rate: 0.03, leaf: 40, examples: 0.6, features: 0.2, seed: 1 };
const WORD: Growth = { trees: 250, depth: 4, rate: 0.04, leaf: 40, examples: 0.6, features: 0.5, seed: 2 };
const READING: Growth = { trees: 250, depth: 3, rate: 0.04, leaf: 15, examples: 0.6, features: 0.5, seed: 3 };
const TEXT: Growth = { trees: 150, depth: 3, rate: 0.08, leaf: 15, examples: 0.6, features: 0.5, seed: 4 };
const PHONE_FOREST_SHARE = 0.6;
const READING_FOREST_SHARE = 0.6;
const READING_RIDGE = 30;
/** A phone said less often than this has no line of its own that could be trusted. */
const FEWEST_FOR_LINE = 80;
/** What was not said at all is given 0, with this weight, so that the models know what it looks like. */
const UNREAD_WEIGHT = 0.0015;
/** Phones learn from the unread texts of one speaker in so many, each counting for all of them: it saves half the time. */
const UNREAD_SPEAKERS = 4;
const FALSE_DECLINES = 0.01;
const RANGE = { low: 0.1, high: 0.9, knots: 6 };

/** A reading of the training speakers, or the same recording against another text, which is marked 0. */
interface Lesson {
  fold: number;
  /** Number of the speaker. */
  speaker: number;
  reading: MeasuredReading;
  marks: MarkedReading | null;
}

const acoustic = loadAcousticModel();
const names = rivalPhones(acoustic.definition).map((phone) => acoustic.definition.phones[phone] ?? '');
const FLAT: PhoneNorm = {
  ratio: { mean: 0, deviation: 1 },
  posterior: { mean: 0, deviation: 1 },
  frames: { mean: 0, deviation: 1 },
  mark: 0,
};

const phoneTargets = (marks: MarkedReading) => marks.words.flatMap(({ phoneAccuracy }) => phoneAccuracy);
const rounded = (value: number) => Number(value.toPrecision(5));
const spreadOf = (values: readonly number[]) => ({
  mean: rounded(mean(values)),
  deviation: rounded(deviation(values) || 1),
});

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no lesson ${index}`);
  return item;
}

/** How each phone usually does. */
function learnNorms(train: readonly HeardMarks[]): PhoneNorm[] {
  const flat = names.map(() => FLAT);
  const seen = train.flatMap(({ heard, marks, pitch }) => {
    if (heard === null) return [];
    const targets = phoneTargets(marks);
    return measureReading(heard, pitch, names, flat).phones.map((phone, index) => ({
      phone,
      mark: targets[index] ?? null,
    }));
  });
  return names.map((_, index) => {
    const own = seen.filter(({ phone }) => phone.phone === index);
    if (own.length === 0) return FLAT;
    return {
      ratio: spreadOf(own.map(({ phone }) => phone.ratio)),
      posterior: spreadOf(own.map(({ phone }) => phone.posterior)),
      frames: spreadOf(own.map(({ phone }) => phone.frames)),
      mark: rounded(mean(own.flatMap(({ mark }) => mark ?? []))),
    };
  });
}

function phoneExamples(lessons: readonly Lesson[]): Example[] {
  return lessons.flatMap(({ reading, marks, speaker }) => {
    if (!marks && speaker % UNREAD_SPEAKERS !== 0) return [];
    const targets = marks && phoneTargets(marks);
    return reading.phones.flatMap((_, index): Example[] => {
      const target = targets ? targets[index] : 0;
      if (target === null || target === undefined) return [];
      return [
        { row: phoneFeatures(reading, index), target, weight: marks ? 1 : UNREAD_WEIGHT * UNREAD_SPEAKERS },
      ];
    });
  });
}

interface PhoneModel {
  forest: StoredForest;
  lines: StoredLine[];
  forestShare: number;
}

function learnPhones(lessons: readonly Lesson[], seed: number): PhoneModel {
  const said = phoneExamples(lessons.filter(({ marks }) => marks !== null));
  const all = phoneExamples(lessons);
  const PHONE_COLUMN = 15;
  const lines = names.map((_, phone) => {
    const own = said.filter(({ row }) => row[PHONE_COLUMN] === phone);
    if (own.length >= FEWEST_FOR_LINE) return fitLine(own, 0.08 * own.length + 150);
    return [mean((own.length === 0 ? said : own).map(({ target }) => target))];
  });
  return { forest: growTrees(all, { ...PHONE, seed }), lines, forestShare: PHONE_FOREST_SHARE };
}

function phonePredictor({ forest, lines, forestShare }: PhoneModel) {
  const trees = growForest(forest);
  const drawn = lines.map(drawLine);
  return (row: readonly number[], phone: number) =>
    forestShare * trees(row) + (1 - forestShare) * (drawn[phone]?.(row) ?? 0);
}

function wordExamples(lessons: readonly Lesson[], phones: readonly number[][]): Example[] {
  return lessons.flatMap(({ reading, marks }, lesson) =>
    reading.words.map((_, place) => ({
      row: wordFeatures(reading, place, phones[lesson] ?? []),
      target: marks ? (marks.words[place]?.accuracy ?? 0) : 0,
      weight: marks ? 1 : UNREAD_WEIGHT,
    })),
  );
}

/** Learns on all folds but one and predicts that one, for each. */
function leftOut<Learnt, Result>(
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

const pick = <Item>(items: readonly Item[], at: readonly number[]): Item[] =>
  at.map((index) => itemAt(items, index));

/** Where in the predictions the experts' marks lie, from the lowest predictions to the highest. */
function learnRange(predicted: readonly number[], marks: readonly number[]): RangeKnot[] {
  const pairs = predicted
    .map((at, i) => ({ at, error: (marks[i] ?? 0) - at }))
    .toSorted((a, b) => a.at - b.at);
  const size = Math.ceil(pairs.length / RANGE.knots);
  return Array.from({ length: RANGE.knots }, (_, knot) => {
    const own = pairs.slice(knot * size, (knot + 1) * size);
    const errors = own.map(({ error }) => error);
    return {
      at: rounded(mean(own.map(({ at }) => at))),
      below: rounded(Math.max(0, -quantile(errors, RANGE.low))),
      above: rounded(Math.max(0, quantile(errors, RANGE.high))),
    };
  });
}

function step(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

const train = await hearReadings(folder, 'train');
const test = await hearReadings(folder, 'test');
step(`${train.length} readings to learn from, ${test.length} to be tested with`);
const norms = learnNorms(train);
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
const phoneMarks = leftOut(
  lessons,
  (rest, fold) => ({ phone: phonePredictor(learnPhones(pick(lessons, rest), fold + 10)) }),
  (model, index) => markPhones(model, itemAt(lessons, index).reading),
);
const phone = learnPhones(lessons, PHONE.seed);

step('words');
const wordMarks = leftOut(
  lessons,
  (rest) => ({
    word: growForest(growTrees(wordExamples(pick(lessons, rest), pick(phoneMarks, rest)), WORD)),
  }),
  (model, index) => markWords(model, itemAt(lessons, index).reading, phoneMarks[index] ?? []),
);
const word = growTrees(wordExamples(lessons, phoneMarks), WORD);

step('readings');
const rows = lessons.map(({ reading }, index) =>
  readingFeatures(reading, phoneMarks[index] ?? [], wordMarks[index] ?? []),
);
function learnAspect(aspect: (typeof ASPECTS)[number]) {
  const examples = lessons.map(({ marks }, index) => ({
    row: rows[index] ?? [],
    target: marks?.[aspect] ?? 0,
    weight: marks ? 1 : UNREAD_WEIGHT,
  }));
  const right = lessons.flatMap(({ marks }, index) => (marks ? [index] : []));
  const learn = (at: readonly number[]) => ({
    forest: growTrees(pick(examples, at), READING),
    line: fitLine(
      pick(examples, at).filter(({ weight }) => weight === 1),
      READING_RIDGE,
    ),
    forestShare: READING_FOREST_SHARE,
  });
  const predicted = leftOut(
    lessons,
    (rest): Predictor => {
      const { forest, line, forestShare } = learn(rest);
      const [trees, drawn] = [growForest(forest), drawLine(line)];
      return (row) => forestShare * trees(row) + (1 - forestShare) * drawn(row);
    },
    (predict, index) => predict(rows[index] ?? []),
  );
  const targets = right.map((index) => examples[index]?.target ?? 0);
  return { ...learn([...lessons.keys()]), range: learnRange(pick(predicted, right), targets) };
}
const [accuracy, fluency, prosody, total] = ASPECTS.map(learnAspect);
if (!accuracy || !fluency || !prosody || !total) throw new Error('an aspect is missing');

step('text match');
const textExamples = lessons.map(({ marks }, index) => ({
  row: rows[index] ?? [],
  target: marks ? 1 : 0,
  weight: 1,
}));
const matches = leftOut(
  lessons,
  (rest) => growForest(growTrees(pick(textExamples, rest), TEXT)),
  (predict, index) => predict(rows[index] ?? []),
);
const least = quantile(
  matches.filter((_, index) => lessons[index]?.marks),
  FALSE_DECLINES,
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
  phone,
  word,
  aspects: { accuracy, fluency, prosody, total },
  textMatch: { forest: growTrees(textExamples, TEXT), least: rounded(least) },
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
