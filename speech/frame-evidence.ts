import { exp, log } from './exact-math.ts';
import { SHIFT, WINDOW } from './frames.ts';
import type { ModelDefinition } from './model-definition.ts';
import type { SenoneScores } from './senones.ts';

/** Phones that compete for a stretch of speech: all in the model, including silence, except fillers. */
export const rivalPhones = ({ phones }: ModelDefinition): number[] =>
  phones.flatMap((name, phone) => (name.startsWith('+') ? [] : [phone]));

/** Evidence of each frame alone, independent of the text. */
export interface FrameEvidence {
  /** Log-likelihood of the frame under its best phone. */
  best: Float32Array;
  /** Log of each rival's share of the frame: [frame][rival]. */
  posteriors: Float32Array;
  /** Log energy of the frame. */
  energy: Float32Array;
}

/**
 * Likelihoods of neighbouring frames are not independent; this exponent keeps the shares from all being 0 or
 * 1.
 */
const ACOUSTIC_SCALE = 0.3;

function logEnergy(pcm: Int16Array, frame: number): number {
  let squares = 0;
  for (let i = frame * SHIFT; i < frame * SHIFT + WINDOW; i++) squares += (pcm[i] ?? 0) * (pcm[i] ?? 0);
  return log(squares / WINDOW + 1);
}

/**
 * @param scores of the recording
 * @param pcm the recording, mono, 16 kHz
 */
export function weighFrames(
  definition: ModelDefinition,
  scores: SenoneScores,
  pcm: Int16Array,
): FrameEvidence {
  const rivals = rivalPhones(definition);
  const { frames } = scores;
  const best = new Float32Array(frames);
  const posteriors = new Float32Array(frames * rivals.length);
  const rows = new Float64Array(posteriors.length);
  for (const [rival, phone] of rivals.entries())
    for (let frame = 0; frame < frames; frame++)
      rows[frame * rivals.length + rival] = scores.bestOf(frame, phone);
  for (let frame = 0; frame < frames; frame++) {
    const row = rows.subarray(frame * rivals.length, (frame + 1) * rivals.length);
    let top = Number.NEGATIVE_INFINITY;
    for (const value of row) top = Math.max(top, value);
    let sum = 0;
    for (const value of row) sum += exp((value - top) * ACOUSTIC_SCALE);
    const whole = top + log(sum) / ACOUSTIC_SCALE;
    best[frame] = top;
    for (const [rival, value] of row.entries()) posteriors[frame * rivals.length + rival] = value - whole;
  }
  return { best, posteriors, energy: Float32Array.from(best, (_, frame) => logEnergy(pcm, frame)) };
}
