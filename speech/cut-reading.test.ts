import { describe, expect, it } from 'vitest';
import { cutReading } from './cut-reading.ts';
import type { HeardPhone } from './heard-reading.ts';

const SECOND = 16_000;
const SILENT = new Float32Array();

/** A word of one phone, from and to, seconds. */
const wordAt = ([from, to]: readonly [from: number, to: number], word: number): HeardPhone => ({
  word,
  phone: 0,
  start: 100 * from,
  end: 100 * to,
  frames: 100 * (to - from),
  rivals: SILENT,
  posteriors: SILENT,
  best: 0,
  energy: 0,
});

function partsOf(seconds: number, places: readonly (readonly [from: number, to: number])[]) {
  const heard = { frames: 100 * seconds, phones: places.map(wordAt), likelihood: -5, decoyMargin: 1 };
  return cutReading(seconds * SECOND, heard).map(({ from, to, heard: part }) => [
    from / SECOND,
    to / SECOND,
    part.frames / 100,
    part.phones.map(({ word, start }) => `${word} at ${start / 100}`).join(', '),
  ]);
}

describe('cutReading', () => {
  it('leaves a short reading whole', () => {
    expect(
      partsOf(14, [
        [1, 2],
        [12, 13],
      ]),
    ).toEqual([[0, 14, 14, '0 at 1, 1 at 12']]);
  });

  it('cuts a long one in its longest pause within reach', () => {
    expect(
      partsOf(22, [
        [1, 6],
        [6.5, 9],
        [11, 14],
        [14.2, 16],
        [16.5, 21],
      ]),
    ).toEqual([
      [0, 10, 10, '0 at 1, 1 at 6.5'],
      [10, 22, 12, '2 at 1, 3 at 4.2, 4 at 6.5'],
    ]);
  });

  it('cuts one without pauses between words', () => {
    expect(
      partsOf(40, [
        [0, 14],
        [14, 28],
        [28, 40],
      ]),
    ).toEqual([
      [0, 14, 14, '0 at 0'],
      [14, 28, 14, '1 at 0'],
      [28, 40, 12, '2 at 0'],
    ]);
  });

  it('leaves out what has no words', () => {
    expect(
      partsOf(60, [
        [40, 42],
        [43, 44],
      ]),
    ).toEqual([
      [30, 42.5, 12.5, '0 at 10'],
      [42.5, 57.5, 15, '1 at 0.5'],
    ]);
  });
});
