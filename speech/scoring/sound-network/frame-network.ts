import { exp, log } from '../../exact-math.ts';
import { logMelEnergies } from '../../mel-energies.ts';
import { layerNorm, linear, type Rows, silu } from '../networks/layers.ts';
import { CELLS, type FrameWeights, WIDTH } from './network-weights.ts';

const MELS = { lowest: 64, highest: 7800, filters: 40 };
/** Phones of the evidence, and so of what the network says of a moment. */
export const PHONES = 40;
/** Of a frame: energies, shares of the phones, whether there is a voice, and how high it is. */
const INPUTS = MELS.filters + PHONES + 2;
const AROUND = 5;
const DILATIONS = [1, 1, 2, 2, 4, 1];
const TAPS = 9;
/** Pitch is in octaves above this, Hz; nobody's voice is lower than the second. */
const OCTAVES_ABOVE = 50;
const LOWEST_PITCH = 60;
const LEAST_SHARE = -18;

/** What the network hears of a recording. */
export interface FrameInput {
  /** Mono, 16 kHz. */
  pcm: Int16Array;
  /** Log of each phone's share of each frame. */
  shares: Float32Array;
  /** Pitch of every 20 ms, Hz; 0 if unvoiced. */
  pitch: Float32Array;
}

/** What it makes of every 20 ms. */
export interface HeardFrames {
  count: number;
  /** A row of `WIDTH` numbers for each. */
  states: Rows;
  /** Log of each phone's share, and the share. */
  logs: Rows;
  shares: Rows;
}

const octaveOf = (hertz: number): number =>
  hertz > 0 ? log(Math.max(hertz, LOWEST_PITCH) / OCTAVES_ABOVE) / Math.LN2 : 0;

/** A row for each 10 ms: energies without the colouring of the room, shares of the phones, pitch about its mean. */
function inputRows({ pcm, shares, pitch }: FrameInput): Rows {
  const energies = logMelEnergies(pcm, MELS);
  const count = energies.length;
  const rows = new Float32Array(count * INPUTS);
  for (let band = 0; band < MELS.filters; band++) {
    const mean = energies.reduce((sum, row) => sum + (row[band] ?? 0), 0) / count;
    for (const [frame, row] of energies.entries())
      rows[frame * INPUTS + band] = ((row[band] ?? 0) - mean) / 2.5;
  }
  for (let frame = 0; frame < count; frame++)
    for (let phone = 0; phone < PHONES; phone++)
      rows[frame * INPUTS + MELS.filters + phone] =
        Math.max(LEAST_SHARE, shares[frame * PHONES + phone] ?? LEAST_SHARE) / 5 + 1.5;
  const octaves = Array.from({ length: count }, (_, frame) => octaveOf(pitch[frame >> 1] ?? 0));
  const voiced = octaves.filter((octave) => octave > 0);
  const mean = voiced.reduce((sum, octave) => sum + octave, 0) / Math.max(1, voiced.length);
  for (const [frame, octave] of octaves.entries()) {
    const at = frame * INPUTS + INPUTS - 2;
    rows[at] = octave > 0 ? 0.5 : -0.5;
    rows[at + 1] = octave > 0 ? (octave - mean) * 1.5 : 0;
  }
  return rows;
}

/** The frames around every second one, as the first layer reads them: all that it sees of one input side by side. */
function windowsOf(rows: Rows): Rows {
  const count = rows.length / INPUTS;
  const half = (count + 1) >> 1;
  const windows = new Float32Array(half * INPUTS * AROUND);
  for (let middle = 0; middle < half; middle++)
    for (let k = 0; k < AROUND; k++) {
      const frame = 2 * middle + k - (AROUND >> 1);
      if (frame < 0 || frame >= count) continue;
      for (let i = 0; i < INPUTS; i++)
        windows[(middle * INPUTS + i) * AROUND + k] = rows[frame * INPUTS + i] ?? 0;
    }
  return windows;
}

/** Each cell mixed with the same cell before and after, `apart` rows away. */
function mixedOverTime(
  rows: Rows,
  { weight, bias }: FrameWeights['blocks'][number]['over'],
  apart: number,
): Rows {
  const count = rows.length / WIDTH;
  const out = new Float32Array(rows.length);
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < WIDTH; i++) out[row * WIDTH + i] = bias[i] ?? 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const from = row + (tap - (TAPS >> 1)) * apart;
      if (from < 0 || from >= count) continue;
      for (let i = 0; i < WIDTH; i++) {
        const at = row * WIDTH + i;
        out[at] = (out[at] ?? 0) + (weight[i * TAPS + tap] ?? 0) * (rows[from * WIDTH + i] ?? 0);
      }
    }
  }
  return out;
}

/** Log-softmax of each row, in place. */
function asLogShares(rows: Rows, width: number): Rows {
  for (let at = 0; at < rows.length; at += width) {
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) top = Math.max(top, rows[at + i] ?? 0);
    let sum = 0;
    for (let i = 0; i < width; i++) sum += exp((rows[at + i] ?? 0) - top);
    const whole = top + log(sum);
    for (let i = 0; i < width; i++) rows[at + i] = (rows[at + i] ?? 0) - whole;
  }
  return rows;
}

/** Convolutions over time, each of which adds to what is known of every 20 ms. */
export function hearFrames(weights: FrameWeights, input: FrameInput): HeardFrames {
  const windows = windowsOf(inputRows(input));
  const states = silu(layerNorm(linear(windows, INPUTS * AROUND, weights.first), weights.firstNorm));
  for (const [block, { over, norm, wide, narrow, share }] of weights.blocks.entries()) {
    const mixed = layerNorm(mixedOverTime(states, over, DILATIONS[block] ?? 1), norm);
    const change = linear(silu(linear(mixed, WIDTH, wide)), CELLS, narrow);
    for (let i = 0; i < states.length; i++)
      states[i] = (states[i] ?? 0) + (share[i % WIDTH] ?? 0) * (change[i] ?? 0);
  }
  const last = layerNorm(states, weights.lastNorm);
  const logs = asLogShares(linear(last, WIDTH, weights.phones), PHONES);
  return { count: last.length / WIDTH, states: last, logs, shares: logs.map(exp) };
}
