import { describe, expect, it } from 'vitest';
import { type AcousticModel, STREAM_SIZE, STREAMS } from './acoustic-model.ts';
import { align } from './alignment.ts';
import { fitPhones } from './phone-scores.ts';
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
      states: Uint16Array.from({ length: 9 }, (_, state) => state),
      transitionOf: Int32Array.of(0, 0, 0),
      triphones: new Map(),
    },
    features: { lowest: 130, highest: 6800, filters: 25, lifter: 22 },
    codebooks: 3,
    densities: DENSITIES,
    means: Float32Array.from({ length: 3 * size }, (_, i) => Math.floor(i / size)),
    halfPrecisions: new Float32Array(3 * size).fill(1),
    logNormalisers: new Float32Array(3 * STREAMS * DENSITIES),
    mixtureWeights: new Uint8Array(9 * STREAMS * DENSITIES),
    transitions: Float32Array.from([...stay, -9, ...stay.slice(0, 2), -9, -9, -9, ...stay.slice(0, 2)]),
  };
}

const model = toyModel();

/** Frames that sound as the phones named, one letter a frame: "_" silence, "a", "b". */
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

  it('aligns within the frames asked for only', () => {
    const phones = placePhones(model.definition, [[B]]);
    const alignment = align(model, heard('bbbbaaaabbbb'), phones, { start: 4, end: 12 });
    expect(alignment?.segments[0]?.end).toBe(12);
    expect(alignment?.segments[0]?.start).toBeGreaterThanOrEqual(4);
  });

  it('says when the recording is too short for the text', () => {
    const phones = placePhones(model.definition, [[A, B, A, B, A, B, A, B]]);
    expect(align(model, heard('abab'), phones)).toBeNull();
  });
});

describe('fitPhones', () => {
  const fitOf = (frames: string, word: number[]) => {
    const scores = heard(frames);
    const phones = placePhones(model.definition, [word]);
    return fitPhones(model, scores, phones, align(model, scores, phones)?.segments ?? []);
  };

  it('finds nothing better than the phone that was said', () => {
    expect(fitOf('__aaaabbbb__', [A, B])).toEqual([
      { goodness: 0, frames: 4 },
      { goodness: 0, frames: 4 },
    ]);
  });

  it('finds the phone that was said in place of another', () => {
    const [first, second] = fitOf('__aaaaaaaa__', [A, B]);
    expect(first?.goodness).toBe(0);
    expect(second?.goodness).toBeLessThan(-1);
  });
});
