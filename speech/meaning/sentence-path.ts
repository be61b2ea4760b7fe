import type { FreeLoop } from './free-loop.ts';
import type { SentenceNetwork, SentenceUnit } from './sentence-network.ts';

/** A stretch of the likeliest path; `other` is sound between the pieces that is not of the sentence. */
export interface PathStretch {
  unit: SentenceUnit | 'other';
  /** Frames; `end` is exclusive. */
  start: number;
  end: number;
  /** Log-likelihood ratio to the free loop. */
  gain: number;
}

/** How well a recording fits a sentence. */
export interface SentencePath {
  /** Log-likelihood ratio of the whole path to the free loop. */
  gain: number;
  /** In time order; pieces that were left out have none. */
  stretches: PathStretch[];
}

/** Cost of sound that is not of the sentence: at once, and for each frame of speech, relative to the free loop. */
export interface OtherCost {
  begin: number;
  frame: number;
}

const NEVER = Number.NEGATIVE_INFINITY;
/** A unit in which every path is this much less likely than the best of all is given up. */
const BEAM = 150;
/** How a boundary was reached, when not by a unit. */
const [SKIPPED, BY_OTHER] = [-1, -2];

/** Viterbi over the ways to say a sentence. */
class PathSearch {
  readonly #network: SentenceNetwork;
  readonly #loop: FreeLoop;
  readonly #otherCost: OtherCost;
  readonly #frames: number;
  readonly #width: number;
  /** Of the best path to each boundary before each frame: its score, its last unit and where that began. */
  readonly #reached: Float64Array;
  readonly #by: Int16Array;
  readonly #since: Int32Array;
  readonly #score: Float64Array;
  readonly #entered: Int32Array;
  readonly #other: Float64Array;
  readonly #otherSince: Int32Array;
  readonly #isAlive: Uint8Array;
  /** The best path so far, and of this frame. */
  #best = 0;
  #next = NEVER;

  constructor(network: SentenceNetwork, loop: FreeLoop, otherCost: OtherCost) {
    this.#network = network;
    this.#loop = loop;
    this.#otherCost = otherCost;
    this.#frames = loop.gains.length;
    this.#width = network.pieces + 1;
    const cells = (this.#frames + 1) * this.#width;
    this.#reached = new Float64Array(cells).fill(NEVER);
    this.#by = new Int16Array(cells).fill(SKIPPED);
    this.#since = new Int32Array(cells);
    this.#score = new Float64Array(network.columns.length).fill(NEVER);
    this.#entered = new Int32Array(network.columns.length);
    this.#other = new Float64Array(this.#width).fill(NEVER);
    this.#otherSince = new Int32Array(this.#width);
    this.#isAlive = new Uint8Array(network.units.length);
  }

  path(): SentencePath {
    this.#reached[0] = 0;
    this.#skip(0);
    for (let frame = 0; frame < this.#frames; frame++) {
      this.#next = NEVER;
      for (const [index, unit] of this.#network.units.entries()) this.#go(unit, index, frame);
      this.#advanceOther(frame);
      this.#skip(frame + 1);
      this.#best = this.#next;
    }
    return { gain: this.#at(this.#frames, this.#width - 1), stretches: this.#trace() };
  }

  #at(frame: number, boundary: number): number {
    return this.#reached[frame * this.#width + boundary] ?? NEVER;
  }

  #offer(frame: number, boundary: number, value: number, by: number, since: number): void {
    const cell = frame * this.#width + boundary;
    if (value <= (this.#reached[cell] ?? NEVER)) return;
    this.#reached[cell] = value;
    this.#by[cell] = by;
    this.#since[cell] = since;
  }

  #go(unit: SentenceUnit, index: number, frame: number): void {
    const least = this.#best - BEAM;
    if (this.#isAlive[index] === 0 && this.#at(frame, unit.from) + unit.enter < least) return;
    const best = this.#advance(unit, frame);
    const isAlive = best >= least;
    this.#isAlive[index] = isAlive ? 1 : 0;
    if (best > this.#next) this.#next = best;
    if (isAlive) this.#leave(unit, index, frame + 1);
    else this.#score.fill(NEVER, unit.first, unit.end);
  }

  /**
   * From the last state to the first, so that each still has the scores of the frame before.
   * @returns log-likelihood ratio of the best path in the unit
   */
  #advance({ first, end, from, enter }: SentenceUnit, frame: number): number {
    const { columns, stay, step, leap } = this.#network;
    const score = this.#score;
    const entered = this.#entered;
    const free = this.#loop.gains[frame] ?? 0;
    let best = NEVER;
    for (let state = end - 1; state >= first; state--) {
      let value = (score[state] ?? NEVER) + (stay[state] ?? NEVER);
      let since = entered[state] ?? 0;
      if (state > first) {
        const stepped = (score[state - 1] ?? NEVER) + (step[state] ?? NEVER);
        if (stepped > value) {
          value = stepped;
          since = entered[state - 1] ?? 0;
        }
        if (state > first + 1) {
          const leapt = (score[state - 2] ?? NEVER) + (leap[state] ?? NEVER);
          if (leapt > value) {
            value = leapt;
            since = entered[state - 2] ?? 0;
          }
        }
      } else {
        const begun = this.#at(frame, from) + enter;
        if (begun > value) {
          value = begun;
          since = frame;
        }
      }
      if (value !== NEVER) value += (columns[state]?.[frame] ?? NEVER) - free;
      score[state] = value;
      entered[state] = since;
      if (value > best) best = value;
    }
    return best;
  }

  #leave({ first, end, to, leaveLast, leaveMiddle }: SentenceUnit, index: number, frame: number): void {
    if (end - first < 2) return;
    this.#offer(frame, to, (this.#score[end - 1] ?? NEVER) + leaveLast, index, this.#entered[end - 1] ?? 0);
    this.#offer(frame, to, (this.#score[end - 2] ?? NEVER) + leaveMiddle, index, this.#entered[end - 2] ?? 0);
  }

  #advanceOther(frame: number): void {
    for (let boundary = 0; boundary < this.#width; boundary++) {
      const begun = this.#at(frame, boundary) - this.#otherCost.begin;
      if (begun > (this.#other[boundary] ?? NEVER)) {
        this.#other[boundary] = begun;
        this.#otherSince[boundary] = frame;
      }
      const cost = this.#loop.isSpeech[frame] === 1 ? this.#otherCost.frame : 0;
      const value = (this.#other[boundary] ?? NEVER) - cost;
      this.#other[boundary] = value;
      if (value > this.#next) this.#next = value;
      this.#offer(frame + 1, boundary, value, BY_OTHER, this.#otherSince[boundary] ?? 0);
    }
  }

  #skip(frame: number): void {
    for (let boundary = 1; boundary < this.#width; boundary++) {
      const value = this.#at(frame, boundary - 1) - (this.#network.skip[boundary - 1] ?? 0);
      this.#offer(frame, boundary, value, SKIPPED, frame);
    }
  }

  #trace(): PathStretch[] {
    const stretches: PathStretch[] = [];
    let [frame, boundary] = [this.#frames, this.#width - 1];
    while (frame > 0 || boundary > 0) {
      const cell = frame * this.#width + boundary;
      const by = this.#by[cell] ?? SKIPPED;
      const unit = by === BY_OTHER ? 'other' : this.#network.units[by];
      if (unit === undefined) {
        if (boundary === 0) break;
        boundary--;
        continue;
      }
      const start = this.#since[cell] ?? 0;
      const from = unit === 'other' ? boundary : unit.from;
      stretches.push({ unit, start, end: frame, gain: this.#at(frame, boundary) - this.#at(start, from) });
      [frame, boundary] = [start, from];
    }
    return stretches.reverse();
  }
}

export const sentencePath = (network: SentenceNetwork, loop: FreeLoop, otherCost: OtherCost): SentencePath =>
  new PathSearch(network, loop, otherCost).path();
