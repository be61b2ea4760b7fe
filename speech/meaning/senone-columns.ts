import type { SenoneScores } from '../senones.ts';

/** The likelihoods of a whole recording under the senones that its sentences share, each computed once. */
export class SenoneColumns {
  readonly frames: number;
  readonly #scores: SenoneScores;
  readonly #columns = new Map<number, Float32Array>();

  constructor(scores: SenoneScores) {
    this.#scores = scores;
    this.frames = scores.frames;
  }

  /** Log-likelihood of each frame under a senone. */
  of(senone: number): Float32Array {
    const known = this.#columns.get(senone);
    if (known !== undefined) return known;
    const column = Float32Array.from({ length: this.frames }, (_, frame) => this.#scores.at(frame, senone));
    this.#columns.set(senone, column);
    return column;
  }
}
