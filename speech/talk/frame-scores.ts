import type { AcousticModel } from '../acoustic-model.ts';
import type { SenoneScores } from '../senones.ts';

const NEVER = Number.NEGATIVE_INFINITY;
/** Sampling interval of speech states when searching for the best state of a frame. */
const SAMPLED = 8;

/** Memoised likelihoods of the current frame, and the approximate best of all speech states. */
export class FrameScores {
  readonly #scores: SenoneScores;
  readonly #sampled: Uint16Array;
  readonly #known: Float64Array;
  readonly #frameOf: Int32Array;
  #frame = -1;
  best = 0;

  constructor(model: AcousticModel, scores: SenoneScores) {
    const { phones, silence, codebookOfSenone, senoneCount } = model.definition;
    this.#scores = scores;
    this.#known = new Float64Array(senoneCount);
    this.#frameOf = new Int32Array(senoneCount).fill(-1);
    const isSpeech = (phone: number) => phone !== silence && phones[phone]?.startsWith('+') === false;
    this.#sampled = Uint16Array.from(
      [...codebookOfSenone.keys()].filter(
        (senone) => senone % SAMPLED === 0 && isSpeech(codebookOfSenone[senone] ?? silence),
      ),
    );
  }

  to(frame: number): void {
    this.#frame = frame;
    this.best = NEVER;
    for (const senone of this.#sampled) this.best = Math.max(this.best, this.at(senone));
  }

  at(senone: number): number {
    if (this.#frameOf[senone] !== this.#frame) {
      this.#frameOf[senone] = this.#frame;
      this.#known[senone] = this.#scores.at(this.#frame, senone);
    }
    return this.#known[senone] ?? NEVER;
  }
}
