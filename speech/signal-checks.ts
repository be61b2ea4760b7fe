import { SAMPLE_RATE } from './features.ts';

/** What can be told of a recording before anything is recognised in it. */
export interface SignalReport {
  /** Seconds. */
  duration: number;
  /** Level of the louder parts (95th percentile of 20 ms frames), dB below full scale. */
  loudness: number;
  /** Share of samples flattened at the largest value, 0–1. */
  clippedShare: number;
  /** Seconds in which a voice's pitch (70–400 Hz) is heard. */
  voicedSeconds: number;
  /** Share of the louder frames that have a pitch, 0–1. */
  voicedShare: number;
}

const FRAME = SAMPLE_RATE / 50;
const FULL_SCALE = 32768;
/** Frames this far below the louder parts are pauses. */
const PAUSE_DEPTH = 25;
const CLIP_LEVEL = 0.985;
const PERIODIC = 0.55;
/** Pitch is looked for at 4 kHz, which is enough for it and four times cheaper. */
const DECIMATION = 4;
const LONGEST_PERIOD = SAMPLE_RATE / DECIMATION / 70;
const SHORTEST_PERIOD = SAMPLE_RATE / DECIMATION / 400;

function frameLevel(pcm: Int16Array, start: number): number {
  let [sum, squares] = [0, 0];
  for (let i = start; i < start + FRAME; i++) {
    const sample = pcm[i] ?? 0;
    sum += sample;
    squares += sample * sample;
  }
  const power = squares / FRAME - (sum / FRAME) ** 2;
  return 10 * Math.log10(Math.max(power, 1e-3) / FULL_SCALE ** 2);
}

/** Samples that stay at the recording's own ceiling, if that ceiling is near full scale. */
function clippedShareOf(pcm: Int16Array): number {
  const peak = pcm.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  if (peak < 0.9 * FULL_SCALE) return 0;
  const ceiling = CLIP_LEVEL * peak;
  return pcm.reduce((count, sample) => count + (Math.abs(sample) >= ceiling ? 1 : 0), 0) / pcm.length;
}

function decimated(pcm: Int16Array): Float64Array {
  return Float64Array.from({ length: Math.floor(pcm.length / DECIMATION) }, (_, i) => {
    let sum = 0;
    for (let k = 0; k < DECIMATION; k++) sum += pcm[i * DECIMATION + k] ?? 0;
    return sum / DECIMATION;
  });
}

/** Whether 40 ms from `start` repeat themselves at the period of a voice. */
function hasPitch(slow: Float64Array, start: number): boolean {
  const length = (2 * FRAME) / DECIMATION;
  const mean = slow.subarray(start, start + length).reduce((sum, x) => sum + x, 0) / length;
  for (let lag = Math.floor(SHORTEST_PERIOD); lag <= LONGEST_PERIOD; lag++) {
    let [product, first, second] = [0, 0, 0];
    for (let i = start; i + lag < start + length; i++) {
      const [a, b] = [(slow[i] ?? 0) - mean, (slow[i + lag] ?? 0) - mean];
      product += a * b;
      first += a * a;
      second += b * b;
    }
    if (product > PERIODIC * Math.sqrt(first * second) && product > 0) return true;
  }
  return false;
}

/** @param pcm mono, 16 kHz */
export function inspectSignal(pcm: Int16Array): SignalReport {
  const levels = Array.from({ length: Math.floor(pcm.length / FRAME) }, (_, i) => frameLevel(pcm, i * FRAME));
  const sorted = levels.toSorted((a, b) => a - b);
  const loudness = sorted[Math.floor(0.95 * sorted.length)] ?? Number.NEGATIVE_INFINITY;
  const slow = decimated(pcm);
  const active = levels.flatMap((level, frame) => (level > loudness - PAUSE_DEPTH ? [frame] : []));
  const voiced = active.filter((frame) => hasPitch(slow, (frame * FRAME) / DECIMATION)).length;
  return {
    duration: pcm.length / SAMPLE_RATE,
    loudness,
    clippedShare: pcm.length === 0 ? 0 : clippedShareOf(pcm),
    voicedSeconds: (voiced * FRAME) / SAMPLE_RATE,
    voicedShare: active.length === 0 ? 0 : voiced / active.length,
  };
}
