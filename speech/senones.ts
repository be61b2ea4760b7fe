import { type AcousticModel, STREAM_SIZE, STREAMS } from './acoustic-model.ts';
import { exp, log } from './exact-math.ts';

/** Top Gaussians used per codebook and stream; the rest do not change scores noticeably. */
const KEPT = 4;
const PER_CODEBOOK = STREAMS * KEPT;
const NONE = new Float32Array();

/**
 * Likelihood of every frame of a recording under the model's tied states. The Gaussians are evaluated once
 * for the whole recording, the states lazily: a text needs only a few hundred of 5,000.
 */
export class SenoneScores {
  readonly frames: number;
  readonly #model: AcousticModel;
  /** Log-likelihood of the best Gaussians: [frame][codebook]. */
  readonly #base: Float32Array;
  /** The others relative to the best: [frame][codebook][stream][rank], and which they are. */
  readonly #relative: Float32Array;
  readonly #density: Uint8Array;
  /** Scratch space for the cell being evaluated. */
  readonly #best = new Float64Array(KEPT);
  readonly #which = new Uint8Array(KEPT);
  /** One value per senone of the current codebook. */
  readonly #products: Float64Array;

  constructor(model: AcousticModel, features: readonly Float32Array[]) {
    this.#model = model;
    this.frames = features.length;
    const most = Math.max(...model.definition.senonesOf.map(({ length }) => length));
    this.#products = new Float64Array(most);
    this.#base = new Float32Array(features.length * model.codebooks);
    this.#relative = new Float32Array(features.length * model.codebooks * PER_CODEBOOK);
    this.#density = new Uint8Array(features.length * model.codebooks * PER_CODEBOOK);
    // One codebook at a time, so that its Gaussians stay in the CPU cache for all frames.
    const rows = features.map((feature) => Float64Array.from(feature));
    for (let codebook = 0; codebook < model.codebooks; codebook++)
      for (const [frame, feature] of rows.entries())
        this.#evaluate(frame * model.codebooks + codebook, codebook, feature);
  }

  /** Log-likelihood of a frame under a senone. */
  at(frame: number, senone: number): number {
    const { codebooks, densities, definition, mixtureWeights } = this.#model;
    const codebook = definition.codebookOfSenone[senone] ?? 0;
    const place = definition.placeOfSenone[senone] ?? 0;
    const weights = mixtureWeights[codebook] ?? NONE;
    const senones = weights.length / (STREAMS * densities);
    const cell = frame * codebooks + codebook;
    let product = 1;
    let kept = cell * PER_CODEBOOK;
    for (let stream = 0; stream < STREAMS; stream++) {
      let sum = 0;
      for (let rank = 0; rank < KEPT; rank++, kept++) {
        const row = stream * densities + (this.#density[kept] ?? 0);
        sum += (this.#relative[kept] ?? 0) * (weights[row * senones + place] ?? 0);
      }
      product *= sum;
    }
    return (this.#base[cell] ?? 0) + log(product);
  }

  /** Log-likelihood of a frame under the best senone of a codebook: of one phone, in any context. */
  bestOf(frame: number, codebook: number): number {
    const { codebooks, densities, mixtureWeights } = this.#model;
    const weights = mixtureWeights[codebook] ?? NONE;
    const senones = weights.length / (STREAMS * densities);
    const products = this.#products.subarray(0, senones).fill(1);
    const cell = frame * codebooks + codebook;
    let best = 0;
    for (let stream = 0; stream < STREAMS; stream++) {
      const kept = cell * PER_CODEBOOK + stream * KEPT;
      const rowOf = (rank: number) => (stream * densities + (this.#density[kept + rank] ?? 0)) * senones;
      const [row0, row1, row2, row3] = [rowOf(0), rowOf(1), rowOf(2), rowOf(3)];
      const relative0 = this.#relative[kept] ?? 0;
      const relative1 = this.#relative[kept + 1] ?? 0;
      const relative2 = this.#relative[kept + 2] ?? 0;
      const relative3 = this.#relative[kept + 3] ?? 0;
      best = 0;
      for (let place = 0; place < senones; place++) {
        const sum =
          relative0 * (weights[row0 + place] ?? 0) +
          relative1 * (weights[row1 + place] ?? 0) +
          relative2 * (weights[row2 + place] ?? 0) +
          relative3 * (weights[row3 + place] ?? 0);
        const product = (products[place] ?? 0) * sum;
        products[place] = product;
        if (product > best) best = product;
      }
    }
    return (this.#base[cell] ?? 0) + log(best);
  }

  /**
   * Finds the best Gaussians of a cell. Starts with those of the previous frame, which are usually the best
   * again, so that most others are rejected immediately.
   */
  #evaluate(cell: number, codebook: number, feature: Float64Array): void {
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
        // An early-exit check after every value would cost more than it saves.
        for (let i = from; i < from + STREAM_SIZE; i++, at++) {
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
