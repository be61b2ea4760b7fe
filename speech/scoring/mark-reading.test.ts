import { describe, expect, it } from 'vitest';
import type { HeardPhone, HeardReading } from '../heard-reading.ts';
import { joinMarks, markBySound, markWithEar, withRanges } from './mark-reading.ts';
import { measureReading } from './measures.ts';
import { pitchFeatures } from './pitch-features.ts';
import type { EarModel, ScoreModel } from './score-model.ts';

const NAMES = ['AA', 'S', 'SIL'];
const NORM = {
  ratio: { mean: 0, deviation: 1 },
  posterior: { mean: 0, deviation: 1 },
  frames: { mean: 10, deviation: 5 },
  mark: 0.9,
};

/** Uses each phone's likelihood ratio, each word's lowest phone and each reading's mean phone. */
const model: Omit<ScoreModel, 'phones' | 'norms' | 'network' | 'withEar'> = {
  phone: ([ratio = 0]) => 0.5 + ratio / 10,
  word: ([, least = 0]) => least,
  aspects: {
    accuracy: { predict: ([marks = 0]) => marks, range: [{ at: 0.5, below: 0.1, above: 0.2 }] },
    fluency: {
      predict: () => 0.6,
      range: [
        { at: 0.5, below: 0.1, above: 0.2 },
        { at: 0.7, below: 0.3, above: 0.1 },
      ],
    },
    prosody: { predict: () => 0.2, range: [{ at: 0.5, below: 0.3, above: 0.1 }] },
    total: { predict: () => 1.4, range: [{ at: 0.5, below: 0.1, above: 0.2 }] },
  },
  textMatch: { predict: () => 0.8, least: 0.2 },
  rangeCoverage: 0.8,
};

/** A phone that is `ahead` of the others, log-likelihood per frame. */
function phone(index: number, word: number, start: number, ahead: number): HeardPhone {
  const values = Float32Array.from(NAMES, (_, rival) => (rival === index ? ahead : 0));
  return {
    phone: index,
    word,
    start,
    end: start + 10,
    frames: 10,
    rivals: values,
    posteriors: values,
    best: 0,
    energy: 5,
  };
}

const reading = (phones: HeardPhone[]): HeardReading => ({
  frames: 60,
  phones,
  likelihood: -5,
  decoyMargin: 1,
});
const heard = reading([phone(0, 0, 5, 2), phone(1, 0, 15, -3), phone(0, 2, 40, 4)]);

const measured = measureReading(
  heard,
  new Float32Array(),
  NAMES,
  NAMES.map(() => NORM),
);
const judged = {
  reading: measured,
  verdicts: {
    phones: measured.phones.map(() => ({ mark: 0.5, match: 0.5, own: -1, ratio: 0, share: 0.5 })),
    words: measured.words.map(() => 0.5),
    aspects: [0.5, 0.5, 0.5, 0.5],
  },
};

describe('marks by sound', () => {
  const marks = withRanges(model, markBySound(model, judged));

  it('marks each phone against the others and each word by its phones', () => {
    expect(marks.phones.map((mark) => mark.toFixed(2))).toEqual(['0.70', '0.20', '0.90']);
    expect(marks.words.map((mark) => mark.toFixed(2))).toEqual(['0.20', '0.90']);
  });

  it('takes the range from the nearest knots', () => {
    expect(marks.aspects.accuracy.low).toBeCloseTo(0.5, 5);
    expect(marks.aspects.accuracy.high).toBeCloseTo(0.8, 5);
    expect(marks.aspects.fluency.low).toBeCloseTo(0.4, 5);
    expect(marks.aspects.fluency.high).toBeCloseTo(0.75, 5);
  });

  it('keeps marks and ranges between 0 and 1', () => {
    expect(marks.aspects.total).toEqual({ low: 0.9, point: 1, high: 1 });
    expect(marks.aspects.prosody.low).toBe(0);
    expect(marks.textMatch).toBe(0.8);
  });
});

describe('marks of parts', () => {
  const plain = (mark: number, words: number) => ({
    phones: [mark],
    words: new Array<number>(words).fill(mark),
    aspects: { accuracy: mark, fluency: mark, prosody: mark, total: mark },
    textMatch: mark,
  });

  it('count by the words in them, so that a reading is not worse for being long', () => {
    const joined = joinMarks([plain(0.9, 30), plain(0.5, 10)]);
    expect(joined.phones).toEqual([0.9, 0.5]);
    expect(joined.words).toHaveLength(40);
    expect(joined).toMatchObject({ aspects: { total: expect.closeTo(0.8) }, textMatch: expect.closeTo(0.8) });
  });
});

describe('marks with the ear', () => {
  const half = ([one = 0, other = 0]: readonly number[]) => (one + other) / 2;
  const aspect = { predict: half, range: [{ at: 0.5, below: 0.1, above: 0.1 }] };
  const withEar: EarModel = {
    phone: half,
    word: half,
    aspects: { accuracy: aspect, fluency: aspect, prosody: aspect, total: aspect },
    textMatch: { predict: ([match = 0, phones = 0]) => match * phones, least: 0.3 },
    rangeCoverage: 0.8,
  };
  const bySound = markBySound(model, judged);

  it('mix both, and fall with the ear where it hears something else', () => {
    const byEar = { phones: [0.1, 0.2, 0.3], words: [0.2, 0.3], aspects: [0.1, 0.2, 0.3, 0.4] };
    const marks = withRanges(
      withEar,
      markWithEar({ withEar }, bySound, byEar, { seconds: 1, layers: [], tokens: [] }),
    );
    expect(marks.phones.map((mark) => mark.toFixed(2))).toEqual(['0.40', '0.20', '0.60']);
    expect(marks.words.map((mark) => mark.toFixed(2))).toEqual(['0.20', '0.60']);
    expect(marks.aspects.fluency).toMatchObject({ low: expect.closeTo(0.3), point: expect.closeTo(0.4) });
    expect(marks).toMatchObject({ textMatch: expect.closeTo(0.16), isOtherText: true });
  });
});

describe('pitchFeatures', () => {
  it('has no melody without a voice', () => {
    expect(pitchFeatures([0, 0, 0]).every((value) => value === 0)).toBe(true);
  });

  it('distinguishes a lively voice from a flat one, and a fall from a rise', () => {
    const melody = (tones: number[]) => pitchFeatures(tones.map((tone) => 100 * 2 ** (tone / 12)));
    const [, flat = 0] = melody([5, 5, 5, 5, 5, 5]);
    const [, lively = 0, , , , , falling = 0] = melody([8, 7, 6, 4, 3, 1]);
    expect(lively).toBeGreaterThan(flat + 1);
    expect(falling).toBeGreaterThan(2);
  });
});
