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
  for (let frame = 0; frame < frames; frame++) {
    const row = rivals.map((phone) => scores.bestOf(frame, phone));
    const top = Math.max(...row);
    const sum = row.reduce((total, value) => total + exp((value - top) * ACOUSTIC_SCALE), 0);
    const whole = top + log(sum) / ACOUSTIC_SCALE;
    best[frame] = top;
    posteriors.set(
      row.map((value) => value - whole),
      frame * rivals.length,
    );
  }
  return { best, posteriors, energy: Float32Array.from(best, (_, frame) => logEnergy(pcm, frame)) };
}
