import { seededRandom } from '#speech/training/random.ts';

/** A seeded generator: the same seed gives the same run. */
export class Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.between(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
