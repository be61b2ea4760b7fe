import { withReserve } from '#src/platform/offline/reserve.ts';
import type { RecordingRow } from '#src/platform/outbox/database/rows.ts';
import { appendChunk, countChunks } from '#src/platform/outbox/recordings/recordings.ts';

/**
 * Writes what a recorder produces to the database, chunk by chunk and in order. What cannot be stored now
 * waits in memory, which holds all chunks until the recording is saved: a full disk can't even be read.
 */
export class ChunkWriter {
  readonly #opened: RecordingRow;
  readonly #onStored: (all: boolean) => void;
  readonly #pieces: Blob[] = [];
  #stored = 0;
  #error: unknown;
  #running: Promise<boolean> | null = null;

  /** `onStored` is called after each attempt with whether all that came so far is on the disk. */
  constructor(opened: RecordingRow, onStored: (all: boolean) => void) {
    this.#opened = opened;
    this.#onStored = onStored;
  }

  add(piece: Blob): void {
    if (piece.size === 0) return;
    this.#pieces.push(piece);
    void this.#flush();
  }

  /** The whole recording so far, stored or not. */
  get sound(): Blob {
    return new Blob(this.#pieces, { type: this.#opened.type });
  }

  /** Why the newest attempt to store failed. */
  get error(): unknown {
    return this.#error;
  }

  /** Stores the remaining chunks. @returns whether all is on the disk */
  async finish(): Promise<boolean> {
    await this.#running;
    // If this fails, so does storing, which reports it.
    const stored = await withReserve(() => countChunks(this.#opened)).catch(() => this.#stored);
    this.#stored = Math.min(this.#stored, stored);
    return this.#flush();
  }

  #flush(): Promise<boolean> {
    this.#running ??= this.#storeAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #storeAll(): Promise<boolean> {
    const all = await this.#storeEach().then(
      () => true,
      (error: unknown) => {
        this.#error = error;
        return false;
      },
    );
    this.#onStored(all);
    return all;
  }

  async #storeEach(): Promise<void> {
    for (let piece = this.#pieces[this.#stored]; piece; piece = this.#pieces[this.#stored]) {
      const bytes = await piece.arrayBuffer();
      await withReserve(() => appendChunk(this.#opened.id, this.#stored, bytes));
      this.#stored += 1;
    }
  }
}
