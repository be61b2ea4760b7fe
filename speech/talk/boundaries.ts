import type { Trail } from './trail.ts';

/** Cost of leaving out words of the transcript: of beginning to, and of each. */
const LEAVE_OUT = 32;
const LEAVE_OUT_WORD = 1.5;

const NEVER = Number.NEGATIVE_INFINITY;
/** The stretch before a boundary is not part of the trail yet. */
const UNWRITTEN = -2;

/**
 * The best path that has come to each boundary between words in the frame at hand, by the stretch that it came out of;
 * words before it may have been left out.
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
  /** The stretch at a boundary as part of the trail, once it is needed. */
  readonly #written: Int32Array;

  /** Paths begin at the first one. */
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

  /** A path comes to a boundary out of a stretch that began at `start`, after what the trail has at `before`. */
  offer(boundary: number, value: number, unit: number, start: number, before: number): void {
    if (value <= (this.reached[boundary] ?? NEVER)) return;
    this.reached[boundary] = value;
    this.#unit[boundary] = unit;
    this.#start[boundary] = start;
    this.#past[boundary] = before;
  }

  /** What of the trail lies behind the path at a boundary. */
  pastAt(boundary: number, now: number): number {
    const known = this.#written[boundary] ?? UNWRITTEN;
    if (known !== UNWRITTEN) return known;
    const unit = this.#unit[boundary] ?? -1;
    const past = this.#past[boundary] ?? -1;
    const index = unit < 0 ? past : this.#trail.add(unit, this.#start[boundary] ?? 0, now, past);
    this.#written[boundary] = index;
    return index;
  }

  /** A new frame begins: paths at these boundaries have other stretches behind them. */
  begin(low: number, high: number): void {
    this.#written.fill(UNWRITTEN, low, high + 1);
  }

  /**
   * Leaving words out leads from boundary to boundary within one frame.
   * @param open makes ready a boundary beyond the last one
   * @returns the last boundary that paths have come to
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

  /** The boundary that the likeliest path ends at; the words after it, which cannot be told, are left out. */
  end(low: number, high: number): number {
    const cost = (b: number) =>
      (this.reached[b] ?? NEVER) - (b < this.#words ? LEAVE_OUT : 0) - LEAVE_OUT_WORD * (this.#words - b);
    let end = low;
    for (let b = low; b <= high; b++) if (cost(b) > cost(end)) end = b;
    return end;
  }
}
