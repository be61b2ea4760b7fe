import { cos, sin } from './exact-math.ts';
import type { FeatureParameters } from './feature-parameters.ts';
import { logMelEnergies } from './mel-energies.ts';

/** Values per frame: 13 cepstra with deltas and delta-deltas. */
export const FEATURE_SIZE = 39;

const CEPSTRA = 13;

function cosineTransform({ filters, lifter }: FeatureParameters): Float64Array[] {
  return Array.from({ length: CEPSTRA }, (_, i) => {
    const lift = 1 + (lifter / 2) * sin((Math.PI * i) / lifter);
    const scale = Math.sqrt((i === 0 ? 1 : 2) / filters) * lift;
    return Float64Array.from({ length: filters }, (_, j) => scale * cos((Math.PI * i * (j + 0.5)) / filters));
  });
}

function cepstraOf(pcm: Int16Array, parameters: FeatureParameters): Float32Array[] {
  const transform = cosineTransform(parameters);
  return logMelEnergies(pcm, parameters).map((energies) =>
    Float32Array.from(transform, (row) => energies.reduce((sum, e, j) => sum + e * (row[j] ?? 0), 0)),
  );
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
