import type { Segment } from '../../alignment.ts';
import { log } from '../../exact-math.ts';
import { FRAMES_PER_SECOND } from '../../frames.ts';
import type { EarStretch } from '../../recognition/ear-stretch.ts';
import { STATE_WIDTH, STATES_PER_SECOND } from '../../recognition/state-rows.ts';
import { type Linear, linear, silu } from '../networks/layers.ts';
import { pooled, thirdsOf } from '../networks/pooled.ts';
import { standardise } from '../networks/standardise.ts';
import { readNetworkFile } from '../networks/weights.ts';

/** Only the middle layers: the last one knows the words too well. */
const LAYERS = 2;
const PARTS = 3;
export const SOUND_INPUTS = LAYERS * PARTS * STATE_WIDTH + 1;
/** Inputs farther from the mean than this many deviations are no farther. */
const FARTHEST = 6;

/** Says which sound is in a stretch, by the recogniser's states. */
export interface SoundEar {
  mean: Float32Array;
  deviation: Float32Array;
  wide: Linear;
  narrow: Linear;
}

/** @throws if these are not its weights */
export function readSoundEar(bytes: Uint8Array): SoundEar {
  const { tensor } = readNetworkFile(bytes);
  const map = (name: string): Linear => ({ weight: tensor(`${name}.weight`), bias: tensor(`${name}.bias`) });
  return {
    mean: tensor('scale.mean'),
    deviation: tensor('scale.deviation'),
    wide: map('wide'),
    narrow: map('narrow'),
  };
}

/** The states over the thirds of a sound. @param sound frames */
export function soundInputs({ layers }: EarStretch, { start, end }: Segment): Float32Array {
  const inputs = new Float32Array(SOUND_INPUTS);
  const place = (frame: number): number => (frame / FRAMES_PER_SECOND) * STATES_PER_SECOND;
  const thirds = thirdsOf({ from: place(start), to: place(end) });
  for (const [layer, rows] of layers.slice(0, LAYERS).entries())
    for (const [part, third] of thirds.entries())
      inputs.set(pooled(rows, STATE_WIDTH, third), (layer * PARTS + part) * STATE_WIDTH);
  inputs[SOUND_INPUTS - 1] = log(end - start + 1);
  return inputs;
}

/** How well each phone fits a sound; only differences between two mean something. */
export function soundChances(ear: SoundEar, inputs: Float32Array): Float32Array {
  const scaled = standardise(inputs, ear, FARTHEST);
  return linear(silu(linear(scaled, SOUND_INPUTS, ear.wide)), ear.wide.bias.length, ear.narrow);
}
