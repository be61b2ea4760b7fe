import { threadCpuUsage } from 'node:process';

/** How often is looked, milliseconds: what is measured is at most this much more than the longest stretch. */
const LOOK_MS = 5;

const busy = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * The longest that this thread worked without answering anybody, in milliseconds of its own processor time: what other
 * processes of the machine do makes no difference.
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

  /** The longest since this was last asked. */
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
