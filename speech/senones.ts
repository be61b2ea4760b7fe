import { type AcousticModel, STREAM_SIZE, STREAMS } from './acoustic-model.ts';
import { exp, log } from './exact-math.ts';

/** Gaussians kept of each codebook and stream; the rest add nothing that can be heard in the score. */
const KEPT = 4;
const PER_CODEBOOK = STREAMS * KEPT;
/** A stored weight w stands for 1.0001^(−1024·w). */
const WEIGHT_STEP = 1024 * log(1.0001);

/**
 * How well every frame of a recording fits the tied states of the model. The Gaussians are evaluated once for the
 * whole recording, the states only when they are asked for: a text needs a few hundred of the model's 5,000.
 */
export class SenoneScores {
  readonly frames: number;
  readonly #model: AcousticModel;
  readonly #weightOf: Float64Array;
  /** Log-likelihood of the best Gaussians: [frame][codebook]. */
  readonly #base: Float32Array;
  /** The others relative to the best: [frame][codebook][stream][rank], and which they are. */
  readonly #relative: Float32Array;
  readonly #density: Uint8Array;
  /** Of the cell being evaluated. */
  readonly #best = new Float64Array(KEPT);
  readonly #which = new Uint8Array(KEPT);

  constructor(model: AcousticModel, features: readonly Float32Array[]) {
    this.#model = model;
    this.frames = features.length;
    this.#weightOf = Float64Array.from({ length: 256 }, (_, weight) => exp(-weight * WEIGHT_STEP));
    this.#base = new Float32Array(features.length * model.codebooks);
    this.#relative = new Float32Array(features.length * model.codebooks * PER_CODEBOOK);
    this.#density = new Uint8Array(features.length * model.codebooks * PER_CODEBOOK);
    for (const [frame, feature] of features.entries())
      for (let codebook = 0; codebook < model.codebooks; codebook++)
        this.#evaluate(frame * model.codebooks + codebook, codebook, feature);
  }

  /** Log-likelihood of a frame under a senone. */
  at(frame: number, senone: number): number {
    const { codebooks, definition } = this.#model;
    const cell = frame * codebooks + (definition.codebookOfSenone[senone] ?? 0);
    return (this.#base[cell] ?? 0) + log(this.#share(cell, senone));
  }

  /** Log-likelihood of a frame under the best senone of a codebook: of one phone, in whatever context. */
  bestOf(frame: number, codebook: number): number {
    const cell = frame * this.#model.codebooks + codebook;
    let best = 0;
    for (const senone of this.#model.definition.senonesOf[codebook] ?? [])
      best = Math.max(best, this.#share(cell, senone));
    return (this.#base[cell] ?? 0) + log(best);
  }

  /** What a senone's mixture makes of a cell, relative to the cell's best Gaussians. */
  #share(cell: number, senone: number): number {
    const { densities, mixtureWeights } = this.#model;
    let product = 1;
    let at = cell * PER_CODEBOOK;
    let weights = senone * STREAMS * densities;
    for (let stream = 0; stream < STREAMS; stream++) {
      let sum = 0;
      for (let rank = 0; rank < KEPT; rank++, at++) {
        const stored = mixtureWeights[weights + (this.#density[at] ?? 0)] ?? 255;
        sum += (this.#relative[at] ?? 0) * (this.#weightOf[stored] ?? 0);
      }
      product *= sum;
      weights += densities;
    }
    return product;
  }

  /**
   * Finds the best Gaussians of a cell. Those of the frame before are tried first: they mostly are the best again, and
   * the others are then given up after a few values.
   */
  #evaluate(cell: number, codebook: number, feature: Float32Array): void {
    const { codebooks, densities, means, halfPrecisions, logNormalisers } = this.#model;
    const kept = this.#density;
    const best = this.#best;
    const which = this.#which;
    const isFirst = cell < codebooks;
    let base = 0;
    for (let stream = 0; stream < STREAMS; stream++) {
      best.fill(-1e30);
      let worstKept = -1e30;
      const table = (codebook * STREAMS + stream) * densities;
      const from = stream * STREAM_SIZE;
      const out = cell * PER_CODEBOOK + stream * KEPT;
      const before = out - codebooks * PER_CODEBOOK;
      for (let turn = isFirst ? 0 : -KEPT; turn < densities; turn++) {
        const density = turn < 0 ? (kept[before + KEPT + turn] ?? 0) : turn;
        let score = logNormalisers[table + density] ?? 0;
        let at = (table + density) * STREAM_SIZE;
        for (let i = from; i < from + STREAM_SIZE && score > worstKept; i++, at++) {
          const distance = (feature[i] ?? 0) - (means[at] ?? 0);
          score -= distance * distance * (halfPrecisions[at] ?? 0);
        }
        if (score <= worstKept || (turn >= 0 && !isFirst && this.#isKept(before, density))) continue;
        let rank = KEPT - 1;
        for (; rank > 0 && (best[rank - 1] ?? 0) < score; rank--) {
          best[rank] = best[rank - 1] ?? 0;
          which[rank] = which[rank - 1] ?? 0;
        }
        best[rank] = score;
        which[rank] = density;
        worstKept = best[KEPT - 1] ?? 0;
      }
      const top = best[0] ?? 0;
      base += top;
      for (let rank = 0; rank < KEPT; rank++) {
        this.#relative[out + rank] = exp((best[rank] ?? 0) - top);
        kept[out + rank] = which[rank] ?? 0;
      }
    }
    this.#base[cell] = base;
  }

  #isKept(at: number, density: number): boolean {
    for (let rank = 0; rank < KEPT; rank++) if (this.#density[at + rank] === density) return true;
    return false;
  }
}
