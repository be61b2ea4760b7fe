import { describe, expect, it } from 'vitest';
import { Fft } from './fft.ts';

/** The definition itself, term by term. */
function slowTransform(signal: readonly number[]): { real: number[]; imaginary: number[] } {
  const at = (k: number, wave: (x: number) => number) =>
    signal.reduce((sum, x, n) => sum + x * wave((2 * Math.PI * k * n) / signal.length), 0);
  return {
    real: signal.map((_, k) => at(k, Math.cos)),
    imaginary: signal.map((_, k) => -at(k, Math.sin)),
  };
}

describe('Fft', () => {
  const cases = [
    { name: 'an impulse', signal: [1, 0, 0, 0, 0, 0, 0, 0] },
    { name: 'a constant', signal: [2, 2, 2, 2] },
    { name: 'anything', signal: [3, -1, 4, 1, -5, 9, 2, -6, 5, 3, 5, -8, 9, 7, -9, 3] },
  ];
  it.each(cases)('transforms $name like the definition', ({ signal }) => {
    const real = Float64Array.from(signal);
    const imaginary = new Float64Array(signal.length);
    new Fft(signal.length).forward(real, imaginary);
    const slow = slowTransform(signal);
    for (const [k, value] of real.entries()) {
      expect(value).toBeCloseTo(slow.real[k] ?? Number.NaN, 9);
      expect(imaginary[k]).toBeCloseTo(slow.imaginary[k] ?? Number.NaN, 9);
    }
  });
});
