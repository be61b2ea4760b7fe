import type { VoiceLine } from './voice-lines.ts';

/** Those in no pack; they are remembered until their sound is stored. */
const MAX = 500;

/** Lines that a model worded, by key: the last of them. */
export class LearntLines {
  readonly #lines = new Map<string, VoiceLine>();

  add(key: string, line: VoiceLine): void {
    this.#lines.set(key, line);
    const [oldest] = this.#lines.keys();
    if (oldest !== undefined && this.#lines.size > MAX) this.#lines.delete(oldest);
  }

  get(key: string): VoiceLine | undefined {
    return this.#lines.get(key);
  }
}
