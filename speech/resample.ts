import { cos, sin } from './exact-math.ts';

/** Half-width of the filter in periods of the slower rate. */
const HALF_WIDTH = 16;
/** Passband as a share of the slower rate's band; the rest is the filter's slope. */
const PASS = 0.92;

/**
 * Changes the sampling rate by a windowed-sinc filter, which also removes what the slower rate cannot represent.
 * @param samples full scale ±1
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const cutoff = PASS * Math.min(1, to / from);
  const reach = Math.ceil(HALF_WIDTH / cutoff);
  const kernel = (distance: number) => {
    const x = Math.PI * distance * cutoff;
    const sinc = x === 0 ? 1 : sin(x) / x;
    return cutoff * sinc * (0.5 + 0.5 * cos((Math.PI * distance) / (reach + 1)));
  };
  // Fractional positions repeat, so the filter's values are computed once for each.
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const phases = to / gcd(from, to);
  const kernels = Array.from({ length: phases }, (_, phase) => {
    const offset = ((phase * from) / to) % 1;
    return Float32Array.from({ length: 2 * reach + 1 }, (_, i) => kernel(i - reach - offset));
  });
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const centre = Math.floor((index * from) / to);
    const weights = kernels[index % phases] ?? new Float32Array();
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (samples[centre + i - reach] ?? 0);
    return sum;
  });
}

/** @param samples full scale ±1 */
export function toPcm16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(32767 * Math.min(1, Math.max(-1, sample))));
}
