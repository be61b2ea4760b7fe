import { exp, log } from './exact-math.ts';
import { type FeatureParameters, parseFeatureParameters } from './feature-parameters.ts';
import { type ModelDefinition, parseModelDefinition, STATES_PER_PHONE } from './model-definition.ts';
import { openParameterFile, SphinxReader } from './sphinx-file.ts';

/** The complete files of a Sphinx model folder. */
export interface AcousticModelFiles {
  mdef: ArrayBuffer;
  means: ArrayBuffer;
  variances: ArrayBuffer;
  sendump: ArrayBuffer;
  transition_matrices: ArrayBuffer;
  'feat.params': ArrayBuffer;
}

/** Three streams (cepstra, deltas, delta-deltas) of 13 values each. */
export const STREAMS = 3;
export const STREAM_SIZE = 13;

/**
 * A phonetically tied mixture model: one codebook of Gaussians per phone and stream, shared by its senones.
 */
export interface AcousticModel {
  definition: ModelDefinition;
  features: FeatureParameters;
  codebooks: number;
  densities: number;
  /**
   * Both: [codebook][stream][density][value]. Doubles, because converting from floats on the fly takes
   * longer.
   */
  means: Float64Array;
  halfPrecisions: Float64Array;
  /** Log of each Gaussian's normaliser: [codebook][stream][density]. */
  logNormalisers: Float64Array;
  /** Mixture weights, 0–1: [codebook][stream][density][senone within the codebook]. */
  mixtureWeights: readonly Float32Array[];
  /** Log transition probabilities of a phone: [matrix][from 0–2][to 0–3, 3 leaves the phone]. */
  transitions: Float32Array;
}

const VARIANCE_FLOOR = 1e-4;
const TRANSITION_FLOOR = 1e-4;
/** A stored weight w means 1.0001^(−1024·w). */
const WEIGHT_STEP = 1024 * log(1.0001);

function readGaussians(file: ArrayBuffer, name: string) {
  const reader = openParameterFile(file, name);
  const [codebooks, streams, densities] = [reader.int(), reader.int(), reader.int()];
  const sizes = Array.from({ length: streams }, () => reader.int());
  if (streams !== STREAMS || sizes.some((size) => size !== STREAM_SIZE))
    throw new Error(`${name}: streams of ${sizes.join(', ')} values, not three of ${STREAM_SIZE}`);
  return { codebooks, densities, values: reader.floats(reader.int()) };
}

function logNormalisersOf(variances: Float32Array): Float64Array {
  return Float64Array.from({ length: variances.length / STREAM_SIZE }, (_, density) => {
    let sum = 0;
    for (let value = density * STREAM_SIZE; value < (density + 1) * STREAM_SIZE; value++)
      sum -= 0.5 * log(2 * Math.PI * Math.max(variances[value] ?? 0, VARIANCE_FLOOR));
    return sum;
  });
}

/** The file stores counts, which are normalised to transition probabilities. */
function readTransitions(file: ArrayBuffer): Float32Array {
  const reader = openParameterFile(file, 'transition_matrices');
  const [matrices, from, to] = [reader.int(), reader.int(), reader.int()];
  if (from !== STATES_PER_PHONE || to !== STATES_PER_PHONE + 1)
    throw new Error(`transition_matrices: ${from} × ${to}, not 3 × 4`);
  const count = reader.int();
  if (count !== matrices * from * to) throw new Error('transition_matrices: wrong number of values');
  const counts = reader.floats(count);
  return counts.map((ways, index) => {
    const state = index - (index % to);
    const all = counts.subarray(state, state + to).reduce((sum, way) => sum + way, 0);
    return log(Math.max(ways / all, TRANSITION_FLOOR));
  });
}

/**
 * The file contains [stream][density][senone], after two titles and text lines terminated by a zero length.
 */
function readMixtureWeights(
  file: ArrayBuffer,
  densities: number,
  { senoneCount, senonesOf }: ModelDefinition,
): Float32Array[] {
  const reader = new SphinxReader(file);
  reader.skip(reader.int());
  reader.skip(reader.int());
  for (let length = reader.int(); length !== 0; length = reader.int()) reader.skip(length);
  const rows = reader.int();
  const columns = reader.int();
  if (rows !== densities || columns < senoneCount)
    throw new Error(`sendump: ${rows} × ${columns} weights, not ${densities} × ${senoneCount}`);
  const width = STREAMS * densities;
  const stored = reader.bytes(width * columns);
  const weightOf = Float64Array.from({ length: 256 }, (_, weight) => exp(-weight * WEIGHT_STEP));
  return senonesOf.map((senones) => {
    const weights = new Float32Array(width * senones.length);
    for (let row = 0; row < width; row++)
      for (const [place, senone] of senones.entries())
        weights[row * senones.length + place] = weightOf[stored[row * columns + senone] ?? 0] ?? 0;
    return weights;
  });
}

/** @throws if a file is invalid or the files do not belong together */
export function parseAcousticModel(files: AcousticModelFiles): AcousticModel {
  const definition = parseModelDefinition(files.mdef);
  const { codebooks, densities, values: means } = readGaussians(files.means, 'means');
  const variances = readGaussians(files.variances, 'variances').values;
  if (codebooks !== definition.phones.length || variances.length !== means.length)
    throw new Error('means, variances and mdef are not of one model');
  return {
    definition,
    features: parseFeatureParameters(new TextDecoder().decode(files['feat.params'])),
    codebooks,
    densities,
    means: Float64Array.from(means),
    halfPrecisions: Float64Array.from(variances, (variance) => 0.5 / Math.max(variance, VARIANCE_FLOOR)),
    logNormalisers: logNormalisersOf(variances),
    mixtureWeights: readMixtureWeights(files.sendump, densities, definition),
    transitions: readTransitions(files.transition_matrices),
  };
}
