import { createStore } from 'zustand/vanilla';
import { SlowStorageError } from '#rules/storage/storage-failure.ts';
import { withReserve } from '#src/platform/offline/reserve.ts';
import { within } from '#src/platform/offline/within.ts';

/** Time without a change after which a text is saved, milliseconds. */
const QUIET_MS = 500;
/** A save that takes longer is reported as slow, while it goes on, milliseconds. */
const SLOW_MS = 15_000;

export type SaveStatus = 'clean' | 'pending' | 'saved' | 'failed';

/** Why the newest save that failed did: of one device, whatever was saved. Undefined: none has. */
export const saveError = createStore<{ error: unknown }>(() => ({ error: undefined }));

/**
 * Saves the newest value once the learner pauses, or immediately on request; one save at a time.
 * `saved` is reported only after `save` was fulfilled for the newest value.
 */
export class Autosave<T> {
  private waiting: { value: T } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running: Promise<void> | null = null;
  private readonly save: (value: T) => Promise<unknown>;
  private readonly onStatus: (status: SaveStatus) => void;

  constructor(save: (value: T) => Promise<unknown>, onStatus: (status: SaveStatus) => void) {
    this.save = save;
    this.onStatus = onStatus;
  }

  /** A choice is saved immediately, a text after a pause. */
  change(value: T, immediately: boolean): void {
    this.waiting = { value };
    this.onStatus('pending');
    if (this.timer) clearTimeout(this.timer);
    if (immediately) void this.flush();
    else this.timer = setTimeout(() => void this.flush(), QUIET_MS);
  }

  /** Fulfilled when nothing is left unsaved, or the save failed, or the device has not answered for long. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.running ??= this.saveAll().finally(() => {
      this.running = null;
    });
    const ended = await within(
      this.running.then(() => true),
      SLOW_MS,
    );
    if (ended) return;
    saveError.setState({ error: new SlowStorageError('no answer in time') });
    this.onStatus('failed');
  }

  private async saveAll(): Promise<void> {
    while (this.waiting) {
      const { value } = this.waiting;
      this.waiting = null;
      try {
        await withReserve(() => this.save(value));
        if (!this.waiting) this.onStatus('saved');
      } catch (error) {
        // What could not be stored stays in memory for the next attempt.
        this.waiting ??= { value };
        saveError.setState({ error });
        this.onStatus('failed');
        return;
      }
    }
  }
}
