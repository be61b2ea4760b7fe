import { describe, expect, it } from 'vitest';
import { type AcousticModel, STREAM_SIZE, STREAMS } from './acoustic-model.ts';
import { align } from './alignment.ts';
import { rivalPhones, weighFrames } from './frame-evidence.ts';
import { fitPhones } from './phone-fits.ts';
import { placePhones } from './phone-sequence.ts';
import { SenoneScores } from './senones.ts';

const [SIL, A, B] = [0, 1, 2];
const DENSITIES = 4;

/** Three phones whose every state expects one value in every dimension: silence 0, A 1 and B 2. */
function toyModel(): AcousticModel {
  const phones = ['SIL', 'A', 'B'];
  const size = STREAMS * DENSITIES * STREAM_SIZE;
  const stay = [Math.log(0.5), Math.log(0.5), -9, -9];
  return {
    definition: {
      phones,
      phoneIndex: new Map(phones.map((name, index) => [name, index])),
      silence: SIL,
      senoneCount: 9,
      codebookOfSenone: Uint8Array.from({ length: 9 }, (_, senone) => Math.floor(senone / 3)),
      placeOfSenone: Uint16Array.from({ length: 9 }, (_, senone) => senone % 3),
      senonesOf: [0, 3, 6].map((first) => Uint16Array.of(first, first + 1, first + 2)),
      states: Uint16Array.from({ length: 9 }, (_, state) => state),
      transitionOf: Int32Array.of(0, 0, 0),
      triphones: new Map(),
    },
    features: { lowest: 130, highest: 6800, filters: 25, lifter: 22 },
    codebooks: 3,
    densities: DENSITIES,
    means: Float64Array.from({ length: 3 * size }, (_, i) => Math.floor(i / size)),
    halfPrecisions: new Float64Array(3 * size).fill(1),
    logNormalisers: new Float64Array(3 * STREAMS * DENSITIES),
    mixtureWeights: [0, 1, 2].map(() => new Float32Array(STREAMS * DENSITIES * 3).fill(1)),
    transitions: Float32Array.from([...stay, -9, ...stay.slice(0, 2), -9, -9, -9, ...stay.slice(0, 2)]),
  };
}

const model = toyModel();

/** Frames that sound like the given phones, one letter per frame: "_" silence, "a", "b". */
function heard(frames: string): SenoneScores {
  const rows = [...frames].map((letter) => new Float32Array(39).fill('_ab'.indexOf(letter)));
  return new SenoneScores(model, rows);
}

describe('align', () => {
  const cases = [
    {
      name: 'one word',
      frames: '___aaaabbbb___',
      words: [[A, B]],
      segments: [
        [3, 7],
        [7, 11],
      ],
    },
    {
      name: 'two words with a pause',
      frames: 'aaaa___bbbb',
      words: [[A], [B]],
      segments: [
        [0, 4],
        [7, 11],
      ],
    },
    {
      name: 'two words without a pause',
      frames: '__aaaabbbb',
      words: [[A], [B]],
      segments: [
        [2, 6],
        [6, 10],
      ],
    },
  ];
  it.each(cases)('finds $name', ({ frames, words, segments }) => {
    const alignment = align(model, heard(frames), placePhones(model.definition, words));
    expect(alignment?.segments).toEqual(segments.map(([start, end]) => ({ start, end })));
  });

  it('aligns only within the given frames', () => {
    const phones = placePhones(model.definition, [[B]]);
    const alignment = align(model, heard('bbbbaaaabbbb'), phones, { start: 4, end: 12 });
    expect(alignment?.segments[0]?.end).toBe(12);
    expect(alignment?.segments[0]?.start).toBeGreaterThanOrEqual(4);
  });

  it('returns null when the recording is too short for the text', () => {
    const phones = placePhones(model.definition, [[A, B, A, B, A, B, A, B]]);
    expect(align(model, heard('abab'), phones)).toBeNull();
  });
});

describe('fitPhones', () => {
  const fitOf = (frames: string, word: number[]) => {
    const scores = heard(frames);
    const phones = placePhones(model.definition, [word]);
    const pcm = Int16Array.from({ length: frames.length * 160 + 410 }, () => 100);
    const evidence = weighFrames(model.definition, scores, pcm);
    return fitPhones(model, scores, evidence, phones, align(model, scores, phones)?.segments ?? []);
  };
  const bestOf = (values: Float32Array | undefined) => values?.indexOf(Math.max(...values));

  it('finds nothing better than the spoken phone', () => {
    const fits = fitOf('__aaaabbbb__', [A, B]);
    expect(fits.map(({ phone, frames }) => ({ phone, frames }))).toEqual([
      { phone: A, frames: 4 },
      { phone: B, frames: 4 },
    ]);
    for (const fit of fits) {
      expect(bestOf(fit.rivals)).toBe(fit.phone);
      expect(bestOf(fit.posteriors)).toBe(fit.phone);
    }
  });

  it('finds the substituted phone', () => {
    const [, second] = fitOf('__aaaaaaaa__', [A, B]);
    expect(second?.phone).toBe(B);
    expect(bestOf(second?.rivals)).toBe(A);
    expect(bestOf(second?.posteriors)).toBe(A);
  });

  it('distributes each frame among the phones with shares that sum to one', () => {
    const scores = heard('_ab');
    const { posteriors, energy } = weighFrames(model.definition, scores, new Int16Array(1000).fill(1000));
    const width = rivalPhones(model.definition).length;
    for (let frame = 0; frame < 3; frame++) {
      const shares = posteriors
        .subarray(frame * width, (frame + 1) * width)
        .map((log) => Math.exp(0.3 * log));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    }
    expect(energy[0]).toBeCloseTo(Math.log(1_000_001), 4);
  });
});
