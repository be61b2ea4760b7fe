import type { Boundaries } from './boundaries.ts';
import { unitOf } from './trail.ts';

/** Cost of sound missing from the transcript: initially, and per frame relative to the best phone. */
const OTHER = 30;
const OTHER_FRAME = 5.5;

const NEVER = Number.NEGATIVE_INFINITY;

/** The best path at each boundary in sound missing from the transcript. */
export class OtherSound {
  readonly #boundaries: Boundaries;
  readonly #score: Float64Array;
  readonly #entered: Int32Array;
  readonly #past: Int32Array;

  constructor(words: number, boundaries: Boundaries) {
    this.#boundaries = boundaries;
    this.#score = new Float64Array(words + 1).fill(NEVER);
    this.#entered = new Int32Array(words + 1);
    this.#past = new Int32Array(words + 1);
  }

  clear(boundary: number): void {
    this.#score[boundary] = NEVER;
  }

  /**
   * @param best log-likelihood of the best phone of this frame
   * @returns log-likelihood of the path
   */
  advance(boundary: number, now: number, best: number): number {
    const began = (this.#boundaries.reached[boundary] ?? NEVER) - OTHER;
    if (began > (this.#score[boundary] ?? NEVER)) {
      this.#score[boundary] = began;
      this.#entered[boundary] = now;
      this.#past[boundary] = this.#boundaries.pastAt(boundary, now);
    }
    const before = this.#score[boundary] ?? NEVER;
    if (before === NEVER) return NEVER;
    this.#score[boundary] = before + best - OTHER_FRAME;
    return this.#score[boundary] ?? NEVER;
  }

  /** Prunes the path if below the threshold. @returns whether a path is left */
  prune(boundary: number, threshold: number): boolean {
    if ((this.#score[boundary] ?? NEVER) >= threshold) return true;
    this.#score[boundary] = NEVER;
    return false;
  }

  leave(boundary: number): void {
    const [entered, past] = [this.#entered[boundary] ?? 0, this.#past[boundary] ?? -1];
    const value = this.#score[boundary] ?? NEVER;
    this.#boundaries.offer(boundary, value, unitOf('other', boundary), entered, past);
  }
}
