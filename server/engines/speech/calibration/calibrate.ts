/**
 * Fits the curves of speech/score-weights.ts to expert marks and prints them with their correlations on the test
 * speakers: node server/engines/speech/calibration/calibrate.ts <folder of speechocean762> [every nth reading]
 */
import { readFileSync } from 'node:fs';
import { extractFeatures } from '#speech/features.ts';
import { fitReading, type ReadingFit } from '#speech/reading-fit.ts';
import { evidenceOf } from '#speech/score-curves.ts';
import { SenoneScores } from '#speech/senones.ts';
import { readWav } from '../../audio/wav.ts';
import { loadAcousticModel } from '../speech-knowledge.ts';
import { fitLogistic, type Sample } from './fit-logistic.ts';
import { type MarkedReading, readSpeechocean } from './speechocean.ts';

const [folder = '', step = '4'] = process.argv.slice(2);
const model = loadAcousticModel();

/** Share of words in the fit that were not said at all, so that the curves know what those look like. */
const UNREAD_WEIGHT = 0.25;
const FALSE_DECLINES = 0.005;
const RANGE = { low: 0.1, high: 0.9 };

type Rows = Record<'phone' | 'word' | 'utterance' | 'right' | 'wrong', Sample[]>;

const seen = (fits: ReadingFit['fits']) => {
  const { goodness, squeezedShare } = evidenceOf(fits);
  return [goodness, squeezedShare];
};

function wordFits({ phones, fits }: ReadingFit, word: number) {
  return fits.filter((_, index) => phones[index]?.word === word);
}

function measure(readings: readonly MarkedReading[]): Rows {
  const rows: Rows = { phone: [], word: [], utterance: [], right: [], wrong: [] };
  const phonesOf = (reading: MarkedReading) =>
    reading.words.map((word) => word.phones.flatMap((phone) => model.definition.phoneIndex.get(phone) ?? []));
  for (const [index, reading] of readings.entries()) {
    const scores = new SenoneScores(
      model,
      extractFeatures(readWav(readFileSync(reading.wav)), model.features),
    );
    const right = fitReading(model, scores, phonesOf(reading));
    if (right === null) continue;
    rows.utterance.push({ seen: seen(right.fits), target: reading.accuracy, weight: 1 });
    rows.right.push({ seen: [...seen(right.fits), right.decoyMargin], target: 1, weight: 1 });
    let at = 0;
    for (const [w, word] of reading.words.entries()) {
      rows.word.push({ seen: seen(wordFits(right, w)), target: word.accuracy, weight: 1 });
      for (const mark of word.phoneAccuracy) {
        const fit = right.fits[at++];
        if (mark !== null && fit !== undefined)
          rows.phone.push({ seen: seen([fit]), target: mark, weight: 1 });
      }
    }
    const other = readings[(index + 37) % readings.length];
    const wrong = other && fitReading(model, scores, phonesOf(other));
    if (!wrong) continue;
    rows.wrong.push({ seen: [...seen(wrong.fits), wrong.decoyMargin], target: 0, weight: 1 });
    rows.utterance.push({ seen: seen(wrong.fits), target: 0, weight: UNREAD_WEIGHT });
    for (const w of other.words.keys())
      rows.word.push({ seen: seen(wordFits(wrong, w)), target: 0, weight: UNREAD_WEIGHT });
    for (const fit of wrong.fits) rows.phone.push({ seen: seen([fit]), target: 0, weight: UNREAD_WEIGHT });
  }
  return rows;
}

function predict(weights: readonly number[], { seen: values }: Sample): number {
  const [bias = 0, ...rest] = weights;
  return 1 / (1 + Math.exp(-rest.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), bias)));
}

function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (v: readonly number[]) => v.reduce((sum, value) => sum + value, 0) / v.length;
  const [mx, my] = [mean(x), mean(y)];
  const product = (a: readonly number[], ma: number, b: readonly number[], mb: number) =>
    a.reduce((sum, value, i) => sum + (value - ma) * ((b[i] ?? 0) - mb), 0);
  return product(x, mx, y, my) / Math.sqrt(product(x, mx, x, mx) * product(y, my, y, my));
}

const quantile = (values: readonly number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;

const nth = (split: 'train' | 'test') =>
  readSpeechocean(folder, split).filter((_, i) => i % Number(step) === 0);
const train = measure(nth('train'));
const test = measure(nth('test'));
const marked = (samples: readonly Sample[]) => samples.filter(({ weight }) => weight === 1);

for (const level of ['phone', 'word', 'utterance'] as const) {
  const weights = fitLogistic(train[level]);
  const points = marked(test[level]).map((sample) => predict(weights, sample));
  const targets = marked(test[level]).map(({ target }) => target);
  console.log(
    level,
    weights.map((w) => w.toFixed(3)).join(', '),
    'r',
    correlation(points, targets).toFixed(3),
  );
  if (level !== 'utterance') continue;
  const errors = marked(train[level]).map((sample) => 100 * (sample.target - predict(weights, sample)));
  const [below, above] = [-quantile(errors, RANGE.low), quantile(errors, RANGE.high)];
  const covered = points.filter((p, i) => {
    const error = 100 * ((targets[i] ?? 0) - p);
    return error >= -below && error <= above;
  });
  console.log(
    'range',
    below.toFixed(1),
    above.toFixed(1),
    'covers',
    (covered.length / points.length).toFixed(3),
  );
}

const match = fitLogistic([...train.right, ...train.wrong]);
const least = quantile(
  train.right.map((sample) => predict(match, sample)),
  FALSE_DECLINES,
);
const refused = (samples: readonly Sample[]) =>
  (samples.filter((sample) => predict(match, sample) < least).length / samples.length).toFixed(3);
console.log('textMatch', match.map((w) => w.toFixed(3)).join(', '), 'least', least.toFixed(4));
console.log('refused on test: right', refused(test.right), 'another text', refused(test.wrong));
