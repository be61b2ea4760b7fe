import { type AcousticModel, STREAMS } from './acoustic-model.ts';
import { densityScores, scoreDensities, takeCodebook } from './densities.ts';
import { exp, log } from './exact-math.ts';

/** Top Gaussians used per codebook and stream; the rest do not change scores noticeably. */
const KEPT = 4;
const PER_CODEBOOK = STREAMS * KEPT;
const NONE = new Float32Array();
/** Less likely than any. */
const LEAST = -1e30;

/** Where numbers in a row belong: the first, how far apart, and how many. */
interface Place {
  at: number;
  step: number;
  count: number;
}

/**
 * Likelihood of every frame of a recording under the model's tied states. The Gaussians are evaluated once
 * for the whole recording, the states lazily: a text needs only a few hundred of 5,000.
 */
export class SenoneScores {
  readonly frames: number;
  readonly #model: AcousticModel;
  /** Log-likelihood of the best Gaussians: [codebook][frame]. */
  readonly #base: Float32Array;
  /** The others relative to the best: [codebook][frame][stream][rank], and which they are. */
  readonly #relative: Float32Array;
  readonly #density: Uint8Array;
  /** Scratch space for the cell being evaluated. */
  readonly #best = new Float64Array(KEPT);
  readonly #which = new Uint8Array(KEPT);
  readonly #one = new Float64Array(1);
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
    for (let codebook = 0; codebook < model.codebooks; codebook++) {
      takeCodebook(model, codebook);
      for (const [frame, feature] of rows.entries()) this.#evaluate(codebook, frame, feature);
    }
  }

  /** Log-likelihood of a frame under a senone. */
  at(frame: number, senone: number): number {
    this.fill(senone, frame, this.#one, { at: 0, step: 1, count: 1 });
    return this.#one[0] ?? 0;
  }

  /**
   * Log-likelihoods of frames in a row under a senone: quicker than one by one.
   * @param place where they belong in `out`
   */
  fill(senone: number, frame: number, out: Float64Array, { at, step, count }: Place): void {
    const { densities, definition, mixtureWeights } = this.#model;
    const codebook = definition.codebookOfSenone[senone] ?? 0;
    const place = definition.placeOfSenone[senone] ?? 0;
    const weights = mixtureWeights[codebook] ?? NONE;
    const senones = weights.length / (STREAMS * densities);
    const density = this.#density;
    const relative = this.#relative;
    const first = codebook * this.frames + frame;
    for (let index = 0; index < count; index++) {
      let product = 1;
      let kept = (first + index) * PER_CODEBOOK;
      for (let stream = 0; stream < STREAMS; stream++) {
        let sum = 0;
        for (let rank = 0; rank < KEPT; rank++, kept++) {
          const row = stream * densities + (density[kept] ?? 0);
          sum += (relative[kept] ?? 0) * (weights[row * senones + place] ?? 0);
        }
        product *= sum;
      }
      out[at + index * step] = (this.#base[first + index] ?? 0) + log(product);
    }
  }

  /** Log-likelihood of a frame under the best senone of a codebook: of one phone, in any context. */
  bestOf(frame: number, codebook: number): number {
    const { densities, mixtureWeights } = this.#model;
    const weights = mixtureWeights[codebook] ?? NONE;
    const senones = weights.length / (STREAMS * densities);
    const products = this.#products.subarray(0, senones).fill(1);
    const cell = codebook * this.frames + frame;
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
  #evaluate(codebook: number, frame: number, feature: Float64Array): void {
    const { densities } = this.#model;
    const cell = codebook * this.frames + frame;
    const kept = this.#density;
    const best = this.#best;
    const which = this.#which;
    let base = 0;
    for (let stream = 0; stream < STREAMS; stream++) {
      scoreDensities(feature, stream, densities);
      best.fill(LEAST);
      const out = cell * PER_CODEBOOK + stream * KEPT;
      const before = out - PER_CODEBOOK;
      if (frame > 0)
        for (let rank = 0; rank < KEPT; rank++) {
          const density = kept[before + rank] ?? 0;
          this.#keep(density, densityScores[density] ?? 0);
        }
      let worstKept = best[KEPT - 1] ?? 0;
      for (let density = 0; density < densities; density++) {
        const score = densityScores[density] ?? 0;
        if (score <= worstKept || (frame > 0 && this.#isKept(before, density))) continue;
        this.#keep(density, score);
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

  /** Puts a Gaussian in its place among the best; of equal ones the first comes first. */
  #keep(density: number, score: number): void {
    const best = this.#best;
    const which = this.#which;
    if (score <= (best[KEPT - 1] ?? 0)) return;
    let rank = KEPT - 1;
    for (; rank > 0 && (best[rank - 1] ?? 0) < score; rank--) {
      best[rank] = best[rank - 1] ?? 0;
      which[rank] = which[rank - 1] ?? 0;
    }
    best[rank] = score;
    which[rank] = density;
  }

  #isKept(at: number, density: number): boolean {
    for (let rank = 0; rank < KEPT; rank++) if (this.#density[at + rank] === density) return true;
    return false;
  }
}
