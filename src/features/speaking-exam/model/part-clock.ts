import type { ExamPart } from '#rules/speaking/exam-timing.ts';
import type { ExamProgress } from './exam-progress.ts';

/** Times the parts and the preparation of a test by a clock that nobody sets. */
export class PartClock {
  readonly #now: () => number;
  #running: { since: number; part: ExamPart; isPreparing: boolean } | null = null;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The progress with the time that has passed since the clock was turned. */
  read(kept: ExamProgress): ExamProgress {
    if (!this.#running) return kept;
    const { part, since, isPreparing } = this.#running;
    const passed = this.#now() - since;
    const elapsed = { ...kept.elapsed, [part]: kept.elapsed[part] + passed };
    return { ...kept, elapsed, prepared: kept.prepared + (isPreparing ? passed : 0) };
  }

  /** Lets another time run, or none. @returns the progress up to now */
  turn(kept: ExamProgress, part: ExamPart | null, isPreparing = false): ExamProgress {
    const read = this.read(kept);
    this.#running = part && { since: this.#now(), part, isPreparing };
    return read;
  }

  /** Goes on with the same. @returns the progress up to now */
  mark(kept: ExamProgress): ExamProgress {
    return this.turn(kept, this.#running?.part ?? null, this.#running?.isPreparing);
  }
}
