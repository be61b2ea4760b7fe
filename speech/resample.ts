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
  // Plain loops, without a call for each sample: a talk waits for this, on a phone.
  const resampled = new Float32Array(Math.floor((samples.length * to) / from));
  for (let index = 0; index < resampled.length; index++) {
    const first = Math.floor((index * from) / to) - reach;
    const weights = kernels[index % phases] ?? new Float32Array();
    const end = Math.min(weights.length, samples.length - first);
    let sum = 0;
    for (let i = Math.max(0, -first); i < end; i++) sum += (weights[i] ?? 0) * (samples[first + i] ?? 0);
    resampled[index] = sum;
  }
  return resampled;
}

/** @param samples full scale ±1 */
export function toPcm16(samples: Float32Array): Int16Array {
  const pcm = new Int16Array(samples.length);
  for (let i = 0; i < pcm.length; i++)
    pcm[i] = Math.round(32767 * Math.min(1, Math.max(-1, samples[i] ?? 0)));
  return pcm;
}
