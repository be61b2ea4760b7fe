import { log } from './exact-math.ts';
import { type FeatureParameters, parseFeatureParameters } from './feature-parameters.ts';
import { type ModelDefinition, parseModelDefinition, STATES_PER_PHONE } from './model-definition.ts';
import { openParameterFile, SphinxReader } from './sphinx-file.ts';

/** The files of a Sphinx model folder, whole. */
export interface AcousticModelFiles {
  mdef: ArrayBuffer;
  means: ArrayBuffer;
  variances: ArrayBuffer;
  sendump: ArrayBuffer;
  transition_matrices: ArrayBuffer;
  'feat.params': ArrayBuffer;
}

/** Three streams (cepstra, their change, the change of that) of 13 values each. */
export const STREAMS = 3;
export const STREAM_SIZE = 13;

/** A phonetically tied mixture model: one codebook of Gaussians a phone and stream, shared by its senones. */
export interface AcousticModel {
  definition: ModelDefinition;
  features: FeatureParameters;
  codebooks: number;
  densities: number;
  /** Both: [codebook][stream][density][value]. */
  means: Float32Array;
  halfPrecisions: Float32Array;
  /** Log of each Gaussian's normaliser: [codebook][stream][density]. */
  logNormalisers: Float32Array;
  /** Quantised mixture weights: [senone][stream][density]. */
  mixtureWeights: Uint8Array;
  /** Log transition probabilities of a phone: [matrix][from 0–2][to 0–3, 3 leaves the phone]. */
  transitions: Float32Array;
}

const VARIANCE_FLOOR = 1e-4;
const TRANSITION_FLOOR = 1e-4;

function readGaussians(file: ArrayBuffer, name: string) {
  const reader = openParameterFile(file, name);
  const [codebooks, streams, densities] = [reader.int(), reader.int(), reader.int()];
  const sizes = Array.from({ length: streams }, () => reader.int());
  if (streams !== STREAMS || sizes.some((size) => size !== STREAM_SIZE))
    throw new Error(`${name}: streams of ${sizes.join(', ')} values, not three of ${STREAM_SIZE}`);
  return { codebooks, densities, values: reader.floats(reader.int()) };
}

function logNormalisersOf(variances: Float32Array): Float32Array {
  return Float32Array.from({ length: variances.length / STREAM_SIZE }, (_, density) => {
    let sum = 0;
    for (let value = density * STREAM_SIZE; value < (density + 1) * STREAM_SIZE; value++)
      sum -= 0.5 * log(2 * Math.PI * Math.max(variances[value] ?? 0, VARIANCE_FLOOR));
    return sum;
  });
}

function readTransitions(file: ArrayBuffer): Float32Array {
  const reader = openParameterFile(file, 'transition_matrices');
  const [matrices, from, to] = [reader.int(), reader.int(), reader.int()];
  if (from !== STATES_PER_PHONE || to !== STATES_PER_PHONE + 1)
    throw new Error(`transition_matrices: ${from} × ${to}, not 3 × 4`);
  const count = reader.int();
  if (count !== matrices * from * to) throw new Error('transition_matrices: wrong number of values');
  return reader.floats(count).map((probability) => log(Math.max(probability, TRANSITION_FLOOR)));
}

/** The file holds [stream][density][senone], after two titles and lines of text that a zero length ends. */
function readMixtureWeights(file: ArrayBuffer, densities: number, senones: number): Uint8Array {
  const reader = new SphinxReader(file);
  reader.skip(reader.int());
  reader.skip(reader.int());
  for (let length = reader.int(); length !== 0; length = reader.int()) reader.skip(length);
  const rows = reader.int();
  const columns = reader.int();
  if (rows !== densities || columns < senones)
    throw new Error(`sendump: ${rows} × ${columns} weights, not ${densities} × ${senones}`);
  const stored = reader.bytes(STREAMS * densities * columns);
  const width = STREAMS * densities;
  const weights = new Uint8Array(senones * width);
  for (let row = 0; row < width; row++)
    for (let senone = 0; senone < senones; senone++)
      weights[senone * width + row] = stored[row * columns + senone] ?? 0;
  return weights;
}

/** @throws if a file is not what its name says, or the files do not belong together */
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
    means,
    halfPrecisions: variances.map((variance) => 0.5 / Math.max(variance, VARIANCE_FLOOR)),
    logNormalisers: logNormalisersOf(variances),
    mixtureWeights: readMixtureWeights(files.sendump, densities, definition.senoneCount),
    transitions: readTransitions(files.transition_matrices),
  };
}
