import { describe, expect, it } from 'vitest';
import { resample, toPcm16 } from './resample.ts';

const sine = (hz: number, rate: number) =>
  Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hz * i) / rate));
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('resample', () => {
  it.each([300, 1000, 6000])('keeps %i Hz', (hz) => {
    expect(level(resample(sine(hz, 48_000), 48_000, 16_000))).toBeCloseTo(Math.SQRT1_2, 2);
  });

  it.each([9000, 12_000, 20_000])('removes %i Hz, which 16 kHz cannot represent', (hz) => {
    expect(level(resample(sine(hz, 48_000), 48_000, 16_000))).toBeLessThan(0.01);
  });
});

describe('toPcm16', () => {
  it('clips samples that are too loud to full scale', () => {
    expect([...toPcm16(Float32Array.of(0, 0.5, 1.5, -2))]).toEqual([0, 16_384, 32_767, -32_767]);
  });
});
