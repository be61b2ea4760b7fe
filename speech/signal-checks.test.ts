import { describe, expect, it } from 'vitest';
import { inspectSignal } from './signal-checks.ts';

function repeatableNoise(level: number): Int16Array {
  let random = 7;
  return Int16Array.from({ length: 32_000 }, () => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    return level * (((random >> 8) & 0xffff) / 0x8000 - 1);
  });
}

/** A buzz of ten harmonics, like a voice. */
function buzz(pitch: number, level: number): Int16Array {
  return Int16Array.from({ length: 32_000 }, (_, i) => {
    let sum = 0;
    for (let harmonic = 1; harmonic <= 10; harmonic++)
      sum += Math.sin((2 * Math.PI * pitch * harmonic * i) / 16_000) / harmonic;
    return Math.max(-32_768, Math.min(32_767, level * sum));
  });
}

describe('inspectSignal', () => {
  it.each([85, 120, 210, 330])('hears a voice of %i Hz', (pitch) => {
    expect(inspectSignal(buzz(pitch, 5000)).voicedShare).toBeGreaterThan(0.9);
  });

  it('hears no voice in noise', () => {
    expect(inspectSignal(repeatableNoise(5000)).voicedShare).toBeLessThan(0.05);
  });

  it.each([
    { name: 'digital silence', pcm: new Int16Array(32_000), loudest: -100 },
    { name: 'the hiss of a quiet room', pcm: repeatableNoise(20), loudest: -60 },
    { name: 'a constant offset', pcm: new Int16Array(32_000).fill(3000), loudest: -100 },
  ])('finds $name below $loudest dB', ({ pcm, loudest }) => {
    expect(inspectSignal(pcm).loudness).toBeLessThan(loudest);
  });

  it('distinguishes an overdriven voice from a loud one', () => {
    expect(inspectSignal(buzz(120, 60_000)).clippedShare).toBeGreaterThan(0.1);
    expect(inspectSignal(buzz(120, 16_000)).clippedShare).toBeLessThan(0.02);
  });

  it('accepts an empty recording', () => {
    expect(inspectSignal(new Int16Array())).toMatchObject({ duration: 0, voicedShare: 0, clippedShare: 0 });
  });
});
