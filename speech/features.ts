import { cos, exp, log, sin } from './exact-math.ts';
import type { FeatureParameters } from './feature-parameters.ts';
import { Fft } from './fft.ts';

export const SAMPLE_RATE = 16_000;
export const FRAMES_PER_SECOND = 100;
/** Values per frame: 13 cepstra with deltas and delta-deltas. */
export const FEATURE_SIZE = 39;

const CEPSTRA = 13;
/** Samples between frame starts. */
export const SHIFT = SAMPLE_RATE / FRAMES_PER_SECOND;
/** Samples per frame: 25.6 ms, as used to train the model. */
export const WINDOW = 410;
const FFT_SIZE = 512;
const PRE_EMPHASIS = 0.97;
const ENERGY_FLOOR = 1e-4;

interface Filter {
  first: number;
  weights: number[];
}

/** Triangles of equal area on the mel scale, with corners rounded to FFT bins. */
function melFilters({ lowest, highest, filters }: FeatureParameters): Filter[] {
  const mel = (hz: number) => (2595 * log(1 + hz / 700)) / Math.LN10;
  const hertz = (m: number) => 700 * (exp((m * Math.LN10) / 2595) - 1);
  const width = (mel(highest) - mel(lowest)) / (filters + 1);
  const binWidth = SAMPLE_RATE / FFT_SIZE;
  const corner = (i: number) => Math.round(hertz(mel(lowest) + i * width) / binWidth);
  return Array.from({ length: filters }, (_, i) => {
    const [left, middle, right] = [corner(i), corner(i + 1), corner(i + 2)];
    const height = 2 / ((right - left) * binWidth);
    const weights: number[] = [];
    for (let bin = left + 1; bin < right; bin++)
      weights.push(height * Math.min((bin - left) / (middle - left), (right - bin) / (right - middle)));
    return { first: left + 1, weights };
  });
}

/** Adds deterministic dither, so that digital silence has a logarithm, and applies pre-emphasis. */
function emphasised(pcm: Int16Array): Float64Array {
  const out = new Float64Array(pcm.length);
  let random = 12345;
  let previous = 0;
  for (let i = 0; i < pcm.length; i++) {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    const sample = pcm[i] ?? 0;
    out[i] = sample + ((random >> 16) & 1) - 0.5 - PRE_EMPHASIS * previous;
    previous = sample;
  }
  return out;
}

function cosineTransform({ filters, lifter }: FeatureParameters): Float64Array[] {
  return Array.from({ length: CEPSTRA }, (_, i) => {
    const lift = 1 + (lifter / 2) * sin((Math.PI * i) / lifter);
    const scale = Math.sqrt((i === 0 ? 1 : 2) / filters) * lift;
    return Float64Array.from({ length: filters }, (_, j) => scale * cos((Math.PI * i * (j + 0.5)) / filters));
  });
}

function cepstraOf(pcm: Int16Array, parameters: FeatureParameters): Float32Array[] {
  const frameCount = Math.max(0, Math.floor((pcm.length - WINDOW) / SHIFT) + 1);
  const filters = melFilters(parameters);
  const transform = cosineTransform(parameters);
  const hamming = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.54 - 0.46 * cos((2 * Math.PI * i) / (WINDOW - 1)),
  );
  const fft = new Fft(FFT_SIZE);
  const [real, imaginary] = [new Float64Array(FFT_SIZE), new Float64Array(FFT_SIZE)];
  const samples = emphasised(pcm);
  return Array.from({ length: frameCount }, (_, frame) => {
    real.fill(0);
    imaginary.fill(0);
    for (let i = 0; i < WINDOW; i++) real[i] = (samples[frame * SHIFT + i] ?? 0) * (hamming[i] ?? 0);
    fft.forward(real, imaginary);
    const energies = filters.map(({ first, weights }) => {
      let sum = ENERGY_FLOOR;
      for (let i = 0; i < weights.length; i++) {
        const [re, im] = [real[first + i] ?? 0, imaginary[first + i] ?? 0];
        sum += (weights[i] ?? 0) * (re * re + im * im);
      }
      return log(sum);
    });
    return Float32Array.from(transform, (row) => energies.reduce((sum, e, j) => sum + e * (row[j] ?? 0), 0));
  });
}

/** Subtracts the recording's mean, which removes the colouring of microphone and room. */
function subtractMean(frames: readonly Float32Array[]): void {
  for (let i = 0; i < CEPSTRA; i++) {
    const mean = frames.reduce((sum, frame) => sum + (frame[i] ?? 0), 0) / frames.length;
    for (const frame of frames) frame[i] = (frame[i] ?? 0) - mean;
  }
}

/**
 * Features for a Sphinx model: mel cepstra at 100 frames a second with deltas and delta-deltas.
 * @param pcm mono, 16 kHz
 * @returns one row of 39 values per frame; none if shorter than a window
 */
export function extractFeatures(pcm: Int16Array, parameters: FeatureParameters): Float32Array[] {
  const cepstra = cepstraOf(pcm, parameters);
  subtractMean(cepstra);
  const last = cepstra.length - 1;
  const at = (frame: number, i: number) => cepstra[Math.min(Math.max(frame, 0), last)]?.[i] ?? 0;
  return cepstra.map((_, t) => {
    const row = new Float32Array(FEATURE_SIZE);
    for (let i = 0; i < CEPSTRA; i++) {
      row[i] = at(t, i);
      row[CEPSTRA + i] = at(t + 2, i) - at(t - 2, i);
      row[2 * CEPSTRA + i] = at(t + 3, i) - at(t - 1, i) - (at(t + 1, i) - at(t - 3, i));
    }
    return row;
  });
}
