/**
 * Runs in the page, before the app. The protocol slows down only the page's own thread: this makes workers and the
 * decoder of sound as slow, by handing over what they have made as much later.
 */
export function slowBackground(rate: number): void {
  const { decodeAudioData } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.decodeAudioData = async function decodeLate(file) {
    const began = performance.now();
    const sound = await decodeAudioData.call(this, file);
    const took = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, (rate - 1) * took));
    return sound;
  };

  /** Does one thing after another; an answer has the id of its request. */
  class SlowWorker extends Worker {
    readonly #asked = new Map<unknown, number>();
    /** When the last answer was there, and when it would have been on a slow machine. */
    #free = 0;
    #slowlyFree = 0;

    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', (message) => {
        if (message.isTrusted) this.#handOverLate(message);
      });
    }

    override postMessage(
      message: { id: unknown },
      given?: Transferable[] | StructuredSerializeOptions,
    ): void {
      this.#asked.set(message.id, performance.now());
      super.postMessage(message, Array.isArray(given) ? { transfer: given } : given);
    }

    #handOverLate(message: MessageEvent<{ id: unknown }>): void {
      message.stopImmediatePropagation();
      const { data } = message;
      const now = performance.now();
      const asked = this.#asked.get(data.id) ?? now;
      const took = now - Math.max(asked, this.#free);
      this.#free = now;
      this.#slowlyFree = Math.max(asked, this.#slowlyFree) + rate * took;
      setTimeout(
        () => this.dispatchEvent(new MessageEvent('message', { data })),
        Math.max(0, this.#slowlyFree - now),
      );
    }
  }
  Object.assign(globalThis, { Worker: SlowWorker });
}
