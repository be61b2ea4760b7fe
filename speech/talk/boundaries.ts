import type { Trail } from './trail.ts';

/** Cost of skipping words of the transcript: initially, and per word. */
const LEAVE_OUT = 32;
const LEAVE_OUT_WORD = 1.5;

const NEVER = Number.NEGATIVE_INFINITY;
/** The stretch before a boundary is not part of the trail yet. */
const UNWRITTEN = -2;

/**
 * The best path to each boundary between words in the current frame, by the stretch it came from; words
 * before it may have been skipped.
 */
export class Boundaries {
  readonly reached: Float64Array;
  readonly #words: number;
  readonly #trail: Trail;
  readonly #unit: Int32Array;
  readonly #start: Int32Array;
  readonly #past: Int32Array;
  readonly #leaving: Float64Array;
  readonly #leavingFrom: Int32Array;
  /** Trail index of the stretch at a boundary, once it is needed. */
  readonly #written: Int32Array;

  /** Paths start at the first boundary. */
  constructor(words: number, trail: Trail) {
    const count = words + 1;
    this.#words = words;
    this.#trail = trail;
    this.reached = new Float64Array(count).fill(NEVER);
    this.#unit = new Int32Array(count);
    this.#start = new Int32Array(count);
    this.#past = new Int32Array(count);
    this.#leaving = new Float64Array(count).fill(NEVER);
    this.#leavingFrom = new Int32Array(count);
    this.#written = new Int32Array(count).fill(UNWRITTEN);
    this.reached[0] = 0;
    this.#unit[0] = -1;
    this.#past[0] = -1;
  }

  /**
   * Offers a path that reaches a boundary from a stretch that started at `start`, after trail entry `before`.
   */
  offer(boundary: number, value: number, unit: number, start: number, before: number): void {
    if (value <= (this.reached[boundary] ?? NEVER)) return;
    this.reached[boundary] = value;
    this.#unit[boundary] = unit;
    this.#start[boundary] = start;
    this.#past[boundary] = before;
  }

  /** Trail index of the path at a boundary. */
  pastAt(boundary: number, now: number): number {
    const known = this.#written[boundary] ?? UNWRITTEN;
    if (known !== UNWRITTEN) return known;
    const unit = this.#unit[boundary] ?? -1;
    const past = this.#past[boundary] ?? -1;
    const index = unit < 0 ? past : this.#trail.add(unit, this.#start[boundary] ?? 0, now, past);
    this.#written[boundary] = index;
    return index;
  }

  /** Starts a new frame, resetting the stretches of paths at these boundaries. */
  begin(low: number, high: number): void {
    this.#written.fill(UNWRITTEN, low, high + 1);
  }

  /**
   * Propagates skipped words from boundary to boundary within one frame.
   * @param open prepares a boundary beyond the last one
   * @returns the last boundary reached by a path
   */
  spread(low: number, high: number, threshold: number, open: (boundary: number) => void): number {
    const last = this.#leaveOut(low, high, threshold, open);
    for (let b = last; b > low; b--) {
      const value = this.#leaving[b] ?? NEVER;
      const from = this.#leavingFrom[b] ?? 0;
      this.offer(b, value, this.#unit[from] ?? -1, this.#start[from] ?? 0, this.#past[from] ?? -1);
    }
    return last;
  }

  #leaveOut(low: number, high: number, threshold: number, open: (boundary: number) => void): number {
    let last = high;
    for (let b = low; b <= this.#words; b++) {
      this.#leaving[b] = NEVER;
      if (b > low) {
        const begin = (this.reached[b - 1] ?? NEVER) - LEAVE_OUT - LEAVE_OUT_WORD;
        const goOn = (this.#leaving[b - 1] ?? NEVER) - LEAVE_OUT_WORD;
        this.#leaving[b] = Math.max(begin, goOn);
        this.#leavingFrom[b] = begin >= goOn ? b - 1 : (this.#leavingFrom[b - 1] ?? 0);
      }
      if (b > last) {
        if ((this.#leaving[b] ?? NEVER) < threshold) break;
        open(b);
        last = b;
      }
    }
    return last;
  }

  /** The boundary where the likeliest path ends; the words after it are skipped. */
  end(low: number, high: number): number {
    const cost = (b: number) =>
      (this.reached[b] ?? NEVER) - (b < this.#words ? LEAVE_OUT : 0) - LEAVE_OUT_WORD * (this.#words - b);
    let end = low;
    for (let b = low; b <= high; b++) if (cost(b) > cost(end)) end = b;
    return end;
  }
}
