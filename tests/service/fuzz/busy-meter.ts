import { threadCpuUsage } from 'node:process';

/** Sampling interval, milliseconds: measurements are at most this much too long. */
const LOOK_MS = 5;

const busy = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Measures the longest time that this thread was blocked, in milliseconds of its own CPU time: the load of other
 * processes on the machine does not matter.
 */
export class BusyMeter {
  #before = busy();
  #longest = 0;
  readonly #timer = setInterval(() => this.#look(), LOOK_MS);

  #look(): void {
    const now = busy();
    this.#longest = Math.max(this.#longest, now - this.#before);
    this.#before = now;
  }

  /** The longest block since the last call. */
  longest(): number {
    this.#look();
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
