import { within } from '#src/platform/offline/within.ts';

/** Longest wait for what the browser transcribes, milliseconds. */
const LIMIT_MS = 6_000;

/** Transcripts come some seconds after their recordings: a part is handed in with them. */
export class Transcripts {
  readonly #arrived = new Set<string>();
  readonly #awaited = new Set<string>();
  #wake: () => void = () => undefined;

  /** An answer was saved. */
  expect(recordingId: string): void {
    this.#awaited.add(recordingId);
  }

  /** Its transcript was saved, too, or there is none. */
  arrive(recordingId: string): void {
    this.#arrived.add(recordingId);
    this.#wake();
  }

  /** Fulfilled when all have arrived, or after some seconds. */
  async settled(): Promise<void> {
    await within(this.#all(), LIMIT_MS);
    this.#awaited.clear();
  }

  async #all(): Promise<void> {
    while ([...this.#awaited].some((id) => !this.#arrived.has(id)))
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}
