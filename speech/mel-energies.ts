import { cos, exp, log } from './exact-math.ts';
import { Fft } from './fft.ts';
import { SAMPLE_RATE, SHIFT, WINDOW } from './frames.ts';

const FFT_SIZE = 512;
const PRE_EMPHASIS = 0.97;
const ENERGY_FLOOR = 1e-4;

/** Triangular filters on the mel scale, from and to in Hz. */
export interface MelBands {
  lowest: number;
  highest: number;
  filters: number;
}

interface Filter {
  first: number;
  weights: number[];
}

/** Triangles of equal area on the mel scale, with corners rounded to FFT bins. */
function melFilters({ lowest, highest, filters }: MelBands): Filter[] {
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

/** Natural logarithms of the energies in mel bands, frame by frame. @param pcm mono, 16 kHz */
export function logMelEnergies(pcm: Int16Array, bands: MelBands): number[][] {
  const frameCount = Math.max(0, Math.floor((pcm.length - WINDOW) / SHIFT) + 1);
  const filters = melFilters(bands);
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
    return filters.map(({ first, weights }) => {
      let sum = ENERGY_FLOOR;
      for (let i = 0; i < weights.length; i++) {
        const [re, im] = [real[first + i] ?? 0, imaginary[first + i] ?? 0];
        sum += (weights[i] ?? 0) * (re * re + im * im);
      }
      return log(sum);
    });
  });
}
