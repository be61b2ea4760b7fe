import { areOpposites } from './opposites.ts';
import { baseOf, isHalfSmall, isSmall } from './spoken-words.ts';
import type { WordVectors } from './word-vectors.ts';

/** A small word says next to nothing, a word of everyday talk something, a rare one everything. */
const SMALL = 0.06;
const HALF_SMALL = 0.12;
const LEAST = 0.15;
/** Ranks between which a word goes from saying least to saying most. */
const EVERYDAY_RANK = 60;
const RARE_RANK = 12_000;
const SOFTENED = 20;
/** Cosines from which words are alike at all, and from which they are as good as the same. */
const APART = 0.3;
const SAME = 0.9;
const OTHER_FORM = 0.97;

/** How much a word says, and how alike two words are: 0–1 each. */
export class WordLikeness {
  readonly #vectors: WordVectors;
  readonly #bases = new Map<string, string>();
  readonly #alike = new Map<string, number>();

  constructor(vectors: WordVectors) {
    this.#vectors = vectors;
  }

  baseOf(word: string): string {
    const known = this.#bases.get(word);
    if (known !== undefined) return known;
    const base = baseOf(word, (one) => this.#vectors.rankOf(one) !== undefined);
    this.#bases.set(word, base);
    return base;
  }

  weightOf(word: string): number {
    if (isSmall(word)) return SMALL;
    if (isHalfSmall(word)) return HALF_SMALL;
    const rank = this.#vectors.rankOf(word);
    if (rank === undefined) return 1;
    const log = Math.log(rank + SOFTENED) - Math.log(EVERYDAY_RANK);
    return Math.min(1, Math.max(LEAST, log / (Math.log(RARE_RANK) - Math.log(EVERYDAY_RANK))));
  }

  alike(one: string, other: string): number {
    if (one === other) return 1;
    const key = `${one} ${other}`;
    const known = this.#alike.get(key);
    if (known !== undefined) return known;
    const [base, otherBase] = [this.baseOf(one), this.baseOf(other)];
    const alike = base === otherBase ? OTHER_FORM : this.#close(one, other, base, otherBase);
    this.#alike.set(key, alike);
    return alike;
  }

  areOpposites(one: string, other: string): boolean {
    return areOpposites(this.baseOf(one), this.baseOf(other));
  }

  /** The direction in which words point together, of length 1. */
  directionOf(words: readonly string[]): Float32Array {
    const sum = new Float32Array(this.#vectors.dimensions);
    for (const word of words) {
      const known = this.#vectors.rankOf(word) === undefined ? this.baseOf(word) : word;
      this.#vectors.addTo(sum, known, this.weightOf(word));
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((value) => value / length);
  }

  #close(one: string, other: string, base: string, otherBase: string): number {
    const isEmpty = (word: string) => isSmall(word) || isHalfSmall(word);
    if (isEmpty(one) || isEmpty(other) || areOpposites(base, otherBase)) return 0;
    const cosine = Math.max(this.#vectors.closeness(one, other), this.#vectors.closeness(base, otherBase));
    return Math.min(1, Math.max(0, (cosine - APART) / (SAME - APART)));
  }
}
