/** Lets many in together, or one alone; in the order in which they came, so that nobody waits for ever. */
export class SharedLock {
  readonly #waiting: { alone: boolean; enter: () => void }[] = [];
  #inside = 0;
  #isAlone = false;

  /** @returns leaves again; to be called once */
  async enter(alone: boolean): Promise<() => void> {
    await new Promise<void>((enter) => {
      this.#waiting.push({ alone, enter });
      this.#admit();
    });
    return () => {
      this.#inside -= 1;
      this.#isAlone = false;
      this.#admit();
    };
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      if (this.#isAlone || (next.alone && this.#inside > 0)) return;
      this.#waiting.shift();
      this.#inside += 1;
      this.#isAlone = next.alone;
      next.enter();
    }
  }
}
