import type { Segment } from '../alignment.ts';

/** What a stretch of a talk is: a word of the transcript, a pause, or sound missing from the transcript. */
export interface TalkStretch extends Segment {
  kind: 'word' | 'pause' | 'other';
  /** Index of the word; for other kinds, of the following word. */
  word: number;
}

const KINDS = ['pause', 'word', 'other'] as const;

/** A stretch's kind and word as one number. */
export const unitOf = (kind: TalkStretch['kind'], word: number): number => 3 * word + KINDS.indexOf(kind);

const grown = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(2 * old.length);
  larger.set(old);
  return larger;
};

/** Backtracking data: the stretches of all paths, each linked to the previous one. */
export class Trail {
  #size = 0;
  #unit = new Int32Array(1 << 16);
  #start = new Int32Array(1 << 16);
  #end = new Int32Array(1 << 16);
  #before = new Int32Array(1 << 16);

  /** @returns the stretch's index in the trail */
  add(unit: number, start: number, end: number, before: number): number {
    if (this.#size === this.#unit.length) {
      this.#unit = grown(this.#unit);
      this.#start = grown(this.#start);
      this.#end = grown(this.#end);
      this.#before = grown(this.#before);
    }
    const index = this.#size++;
    this.#unit[index] = unit;
    this.#start[index] = start;
    this.#end[index] = end;
    this.#before[index] = before;
    return index;
  }

  /** The stretches up to one of them, in time order. */
  back(from: number): TalkStretch[] {
    const stretches: TalkStretch[] = [];
    for (let at = from; at >= 0; at = this.#before[at] ?? -1) {
      const unit = this.#unit[at] ?? 0;
      stretches.push({
        kind: KINDS[unit % 3] ?? 'pause',
        word: Math.floor(unit / 3),
        start: this.#start[at] ?? 0,
        end: this.#end[at] ?? 0,
      });
    }
    return stretches.reverse();
  }
}
