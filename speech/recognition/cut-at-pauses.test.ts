import { describe, expect, it } from 'vitest';
import { cutAtPauses, cutByLoudness, loudnessOf } from './cut-at-pauses.ts';

const RATE = 16_000;
const BACKGROUND = 30;

/** A recording by a notation: seconds of voice, and of pauses in brackets. */
function recording(...parts: (number | [number])[]): Int16Array {
  const length = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : part[0]), 0);
  const pcm = new Int16Array(Math.round(length * RATE));
  let at = 0;
  for (const part of parts) {
    const samples = Math.round((typeof part === 'number' ? part : part[0]) * RATE);
    const loud = typeof part === 'number' ? 8_000 : BACKGROUND;
    for (let i = 0; i < samples; i++) pcm[at + i] = loud * Math.sin((at + i) / 9);
    at += samples;
  }
  return pcm;
}

const lengths = (pcm: Int16Array): number[] =>
  cutAtPauses(pcm).map(({ from, to }) => Math.round((10 * (to - from)) / RATE) / 10);

describe('cutAtPauses', () => {
  it.each<[string, Int16Array, number[]]>([
    ['leaves a short recording whole', recording(3, [1], 3), [7]],
    ['cuts at the first pause after eight seconds', recording(5, [1], 4, [1], 5, [1]), [10.5, 6.5]],
    ['looks for an earlier pause rather than hear more than 15 s', recording(6, [1], 12), [6.5, 12.5]],
  ])('%s', (_, pcm, expected) => {
    const found = lengths(pcm);
    expect(found.reduce((sum, length) => sum + length, 0)).toBeCloseTo(pcm.length / RATE, 0);
    expect(found.length).toBe(expected.length);
    for (const [index, length] of found.entries()) expect(length).toBeCloseTo(expected[index] ?? 0, 0);
  });

  it('never gives more than 15 seconds at once', () => {
    for (const pcm of [recording(70), recording(20, [2], 40), recording([3], 31, [0.3], 14.9)]) {
      expect(lengths(pcm).length).toBeGreaterThan(3);
      for (const { from, to } of cutAtPauses(pcm)) expect((to - from) / RATE).toBeLessThanOrEqual(15.1);
    }
  });

  it('leaves only what follows the last pause for later where the recording goes on', () => {
    const pcm = recording(5, [1], 1.5);
    const cut = (goesOn: boolean) =>
      cutByLoudness(loudnessOf(pcm), { length: pcm.length, goesOn }).map(({ to }) => to / RATE);
    expect(cut(false)).toEqual([7.5]);
    expect(cut(true)).toEqual([5.5, 7.5]);
  });

  it('leaves out stretches without a voice, and says how much voice the others have', () => {
    const stretches = cutAtPauses(recording(4, [20], 3));
    expect(stretches.every(({ voiced }) => voiced > 0.1)).toBe(true);
    expect(stretches.reduce((sum, { voiced }) => sum + voiced, 0)).toBeCloseTo(7, 0);
  });

  it('finds nothing in silence and in nothing', () => {
    expect(cutAtPauses(new Int16Array(5 * RATE))).toEqual([]);
    expect(cutAtPauses(new Int16Array(0))).toEqual([]);
  });
});
