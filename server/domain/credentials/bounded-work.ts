import { ApiFailure } from '#server/failure/api-failure.ts';

/** Seconds after which whoever was turned away may come again. */
const COME_BACK_SECONDS = 5;

/** Dear work, so much of it at once: the rest waits its turn, and what finds the queue full is refused. */
export class BoundedWork {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /** Rejects with `UNAVAILABLE`, without having begun, when too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mayWait)
        throw new ApiFailure('UNAVAILABLE', undefined, COME_BACK_SECONDS);
      // Whoever ends hands its place on, so it is never free in between.
      await new Promise<void>((begin) => this.#waiting.push(begin));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
