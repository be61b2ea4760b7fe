import { log } from './exact-math.ts';
import { SAMPLE_RATE } from './frames.ts';

/** Signal properties of a recording, before any recognition. */
export interface SignalReport {
  /** Seconds. */
  duration: number;
  /** Level of the louder parts (95th percentile of 20 ms frames), dB below full scale. */
  loudness: number;
  /** Share of samples flattened at the largest value, 0–1. */
  clippedShare: number;
  /** Seconds with a detected voice pitch (70–400 Hz). */
  voicedSeconds: number;
  /** Share of the louder frames with a pitch, 0–1. */
  voicedShare: number;
  /** Pitch of every 20 ms in Hz; 0 if unvoiced. */
  pitch: Float32Array;
  /** Level of every 20 ms, dB below full scale. */
  levels: readonly number[];
  /** Difference between the louder parts and the quietest ones, taken as background noise; dB. */
  clearance: number;
}

/** Frames per second for level and pitch. */
export const SIGNAL_FRAMES_PER_SECOND = 50;
const FRAME = SAMPLE_RATE / SIGNAL_FRAMES_PER_SECOND;
const FULL_SCALE = 32768;
/** Share of the frames without speech in any reading, from pauses and margins. */
const QUIETEST = 0.08;
/** Frames this far below the louder parts are pauses. */
const PAUSE_DEPTH = 25;
const CLIP_LEVEL = 0.985;
const PERIODIC = 0.55;
/** Pitch is detected at 4 kHz, which is sufficient and four times cheaper. */
const DECIMATION = 4;
const MAX_PERIOD = Math.floor(SAMPLE_RATE / DECIMATION / 70);
const MIN_PERIOD = SAMPLE_RATE / DECIMATION / 400;
const PITCH_WINDOW = (2 * FRAME) / DECIMATION;
const NEARLY = 0.9;

function frameLevel(pcm: Int16Array, start: number): number {
  let [sum, squares] = [0, 0];
  for (let i = start; i < start + FRAME; i++) {
    const sample = pcm[i] ?? 0;
    sum += sample;
    squares += sample * sample;
  }
  const mean = sum / FRAME;
  const power = squares / FRAME - mean * mean;
  return (10 / Math.LN10) * log(Math.max(power, 1e-3) / (FULL_SCALE * FULL_SCALE));
}

/** Share of samples at the recording's maximum, if that is near full scale. */
function clippedShareOf(pcm: Int16Array): number {
  const peak = pcm.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  if (peak < 0.9 * FULL_SCALE) return 0;
  const ceiling = CLIP_LEVEL * peak;
  return pcm.reduce((count, sample) => count + (Math.abs(sample) >= ceiling ? 1 : 0), 0) / pcm.length;
}

function decimated(pcm: Int16Array): Float64Array {
  const slow = new Float64Array(Math.floor(pcm.length / DECIMATION));
  for (let i = 0; i < slow.length; i++) {
    let sum = 0;
    for (let k = 0; k < DECIMATION; k++) sum += pcm[i * DECIMATION + k] ?? 0;
    slow[i] = sum / DECIMATION;
  }
  return slow;
}

/** Autocorrelation of a window whose mean is 0, at a lag of `lag` samples, -1 to 1. */
function likeness(window: Float64Array, lag: number): number {
  let [product, first, second] = [0, 0, 0];
  for (let i = 0; i + lag < window.length; i++) {
    const a = window[i] ?? 0;
    const b = window[i + lag] ?? 0;
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return product > 0 ? product / Math.sqrt(first * second) : 0;
}

/** Pitch in 40 ms from `start`, Hz; 0 if unvoiced. */
function pitchAt(slow: Float64Array, start: number): number {
  const window = new Float64Array(PITCH_WINDOW);
  window.set(slow.subarray(start, start + PITCH_WINDOW));
  const mean = slow.subarray(start, start + PITCH_WINDOW).reduce((sum, x) => sum + x, 0) / PITCH_WINDOW;
  for (let i = 0; i < PITCH_WINDOW; i++) window[i] = (window[i] ?? 0) - mean;
  const lags = Array.from({ length: MAX_PERIOD - MIN_PERIOD + 3 }, (_, i) =>
    likeness(window, MIN_PERIOD - 1 + i),
  );
  const inside = lags.slice(1, -1);
  const best = Math.max(...inside);
  if (best <= PERIODIC) return 0;
  // A voice also correlates at multiples of its period: choose the shortest lag that is nearly as good.
  const at =
    1 +
    inside.findIndex(
      (value, i) => value >= NEARLY * best && value >= (lags[i] ?? 0) && value >= (lags[i + 2] ?? 0),
    );
  const peak = at === 0 ? 1 + inside.indexOf(best) : at;
  const [before, here, after] = [lags[peak - 1] ?? 0, lags[peak] ?? 0, lags[peak + 1] ?? 0];
  const bend = before - 2 * here + after;
  const shift = bend < 0 ? Math.min(0.5, Math.max(-0.5, (0.5 * (before - after)) / bend)) : 0;
  return SAMPLE_RATE / DECIMATION / (MIN_PERIOD - 1 + peak + shift);
}

/** @param pcm mono, 16 kHz */
export function inspectSignal(pcm: Int16Array): SignalReport {
  const levels = Array.from({ length: Math.floor(pcm.length / FRAME) }, (_, i) => frameLevel(pcm, i * FRAME));
  const sorted = levels.toSorted((a, b) => a - b);
  const loudness = sorted[Math.floor(0.95 * sorted.length)] ?? Number.NEGATIVE_INFINITY;
  const slow = decimated(pcm);
  const active = levels.map((level) => level > loudness - PAUSE_DEPTH);
  const pitch = Float32Array.from(levels, (_, frame) =>
    active[frame] ? pitchAt(slow, (frame * FRAME) / DECIMATION) : 0,
  );
  const loud = active.filter(Boolean).length;
  const voiced = pitch.filter((hertz) => hertz > 0).length;
  return {
    duration: pcm.length / SAMPLE_RATE,
    loudness,
    clippedShare: pcm.length === 0 ? 0 : clippedShareOf(pcm),
    voicedSeconds: (voiced * FRAME) / SAMPLE_RATE,
    voicedShare: loud === 0 ? 0 : voiced / loud,
    pitch,
    levels,
    clearance: loudness - (sorted[Math.floor(QUIETEST * sorted.length)] ?? loudness),
  };
}
