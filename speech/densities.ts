import { type AcousticModel, STREAM_SIZE, STREAMS } from './acoustic-model.ts';

const MOST = 128;

// A third of all work of a score is done here, and in a third of the time with these tables: an engine knows the place and the
// length of an array that never changes.
const means = new Float64Array(STREAMS * MOST * STREAM_SIZE);
const halfPrecisions = new Float64Array(STREAMS * MOST * STREAM_SIZE);
const logNormalisers = new Float64Array(STREAMS * MOST);

/** Log-likelihood of a stream under each Gaussian, until the next one is scored. */
export const densityScores = new Float64Array(MOST);

/** Takes the Gaussians of a codebook, for the streams that are scored next. */
export function takeCodebook(model: AcousticModel, codebook: number): void {
  const count = STREAMS * model.densities;
  if (model.densities > MOST) throw new Error(`${model.densities} Gaussians, more than ${MOST}`);
  const from = codebook * count;
  const [first, last] = [from * STREAM_SIZE, (from + count) * STREAM_SIZE];
  means.set(model.means.subarray(first, last));
  halfPrecisions.set(model.halfPrecisions.subarray(first, last));
  logNormalisers.set(model.logNormalisers.subarray(from, from + count));
}

/** Scores a stream of a frame. Written out value by value, so that the frame's stay in registers. */
export function scoreDensities(feature: Float64Array, stream: number, densities: number): void {
  const from = stream * STREAM_SIZE;
  const f0 = feature[from] ?? 0;
  const f1 = feature[from + 1] ?? 0;
  const f2 = feature[from + 2] ?? 0;
  const f3 = feature[from + 3] ?? 0;
  const f4 = feature[from + 4] ?? 0;
  const f5 = feature[from + 5] ?? 0;
  const f6 = feature[from + 6] ?? 0;
  const f7 = feature[from + 7] ?? 0;
  const f8 = feature[from + 8] ?? 0;
  const f9 = feature[from + 9] ?? 0;
  const f10 = feature[from + 10] ?? 0;
  const f11 = feature[from + 11] ?? 0;
  const f12 = feature[from + 12] ?? 0;
  const table = stream * densities;
  for (let density = 0, at = table * STREAM_SIZE; density < densities; density++, at += STREAM_SIZE) {
    let score = logNormalisers[table + density] ?? 0;
    let away = f0 - (means[at] ?? 0);
    score -= away * away * (halfPrecisions[at] ?? 0);
    away = f1 - (means[at + 1] ?? 0);
    score -= away * away * (halfPrecisions[at + 1] ?? 0);
    away = f2 - (means[at + 2] ?? 0);
    score -= away * away * (halfPrecisions[at + 2] ?? 0);
    away = f3 - (means[at + 3] ?? 0);
    score -= away * away * (halfPrecisions[at + 3] ?? 0);
    away = f4 - (means[at + 4] ?? 0);
    score -= away * away * (halfPrecisions[at + 4] ?? 0);
    away = f5 - (means[at + 5] ?? 0);
    score -= away * away * (halfPrecisions[at + 5] ?? 0);
    away = f6 - (means[at + 6] ?? 0);
    score -= away * away * (halfPrecisions[at + 6] ?? 0);
    away = f7 - (means[at + 7] ?? 0);
    score -= away * away * (halfPrecisions[at + 7] ?? 0);
    away = f8 - (means[at + 8] ?? 0);
    score -= away * away * (halfPrecisions[at + 8] ?? 0);
    away = f9 - (means[at + 9] ?? 0);
    score -= away * away * (halfPrecisions[at + 9] ?? 0);
    away = f10 - (means[at + 10] ?? 0);
    score -= away * away * (halfPrecisions[at + 10] ?? 0);
    away = f11 - (means[at + 11] ?? 0);
    score -= away * away * (halfPrecisions[at + 11] ?? 0);
    away = f12 - (means[at + 12] ?? 0);
    score -= away * away * (halfPrecisions[at + 12] ?? 0);
    densityScores[density] = score;
  }
}
