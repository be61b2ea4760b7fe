import type { Boundaries } from './boundaries.ts';
import type { FrameScores } from './frame-scores.ts';
import type { TalkNetwork } from './talk-network.ts';

const NEVER = Number.NEGATIVE_INFINITY;

interface Paths {
  score: Float64Array;
  /** The frame in which a path entered the word or pause. */
  entered: Int32Array;
  /** Its trail index. */
  past: Int32Array;
}

const pathsOf = (states: number): Paths => ({
  score: new Float64Array(states).fill(NEVER),
  entered: new Int32Array(states),
  past: new Int32Array(states),
});

/**
 * The best path in each state of words and pauses. A unit is the states of one of them, from `first` to `end`
 * (exclusive).
 */
export class StatePaths {
  readonly #network: TalkNetwork;
  readonly #frame: FrameScores;
  readonly #boundaries: Boundaries;
  #now: Paths;
  #next: Paths;

  constructor(network: TalkNetwork, frame: FrameScores, boundaries: Boundaries) {
    this.#network = network;
    this.#frame = frame;
    this.#boundaries = boundaries;
    this.#now = pathsOf(network.states);
    this.#next = pathsOf(network.states);
  }

  clear(first: number, end: number): void {
    this.#now.score.fill(NEVER, first, end);
    this.#next.score.fill(NEVER, first, end);
  }

  /**
   * Advances all states of a unit by one frame; paths enter from its boundary.
   * @returns log-likelihood of the best of them
   */
  advance(first: number, end: number, boundary: number, now: number): number {
    const { stay, step, leap, senones } = this.#network;
    const { score, entered, past } = this.#now;
    const next = this.#next;
    const reached = this.#boundaries.reached[boundary] ?? NEVER;
    let best = NEVER;
    for (let state = first; state < end; state++) {
      let from = state;
      let value = (score[state] ?? NEVER) + (stay[state] ?? NEVER);
      if (state > first) {
        const stepped = (score[state - 1] ?? NEVER) + (step[state] ?? NEVER);
        if (stepped > value) [value, from] = [stepped, state - 1];
        if (state > first + 1) {
          const leapt = (score[state - 2] ?? NEVER) + (leap[state] ?? NEVER);
          if (leapt > value) [value, from] = [leapt, state - 2];
        }
      } else if (reached > value) {
        value = reached;
        from = -1;
      }
      if (value === NEVER) {
        next.score[state] = NEVER;
        continue;
      }
      value += this.#frame.at(senones[state] ?? 0);
      next.score[state] = value;
      next.entered[state] = from < 0 ? now : (entered[from] ?? 0);
      next.past[state] = from < 0 ? this.#boundaries.pastAt(boundary, now) : (past[from] ?? -1);
      if (value > best) best = value;
    }
    return best;
  }

  /** Swaps buffers after all units have advanced. */
  turn(): void {
    [this.#now, this.#next] = [this.#next, this.#now];
  }

  /** Prunes paths below the threshold. @returns whether a path is left */
  prune(first: number, end: number, threshold: number): boolean {
    const { score } = this.#now;
    let isAlive = false;
    for (let state = first; state < end; state++) {
      if ((score[state] ?? NEVER) < threshold) score[state] = NEVER;
      else isAlive = true;
    }
    return isAlive;
  }

  /** Moves paths out of a unit from its last two states. */
  leave(boundary: number, first: number, end: number, unit: number, index: number): void {
    if (end - first < 2) return;
    const { leaveLast, leaveMiddle } = this.#network;
    this.#offer(boundary, end - 1, leaveLast[index] ?? NEVER, unit);
    this.#offer(boundary, end - 2, leaveMiddle[index] ?? NEVER, unit);
  }

  #offer(boundary: number, state: number, cost: number, unit: number): void {
    const { score, entered, past } = this.#now;
    const value = (score[state] ?? NEVER) + cost;
    this.#boundaries.offer(boundary, value, unit, entered[state] ?? 0, past[state] ?? -1);
  }
}
