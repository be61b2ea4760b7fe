import type { Database } from '../db/connect.ts';
import { storedVersion } from './store-pack.ts';

/** How long the stored content's version is believed without asking. */
const CHECK_MS = 1_000;

/** What was made of the stored content, kept in memory as long as that content is the one served. */
export class ContentCache {
  readonly #db: Database;
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  /** Stands for the version served: a new object when another one is. */
  #epoch = {};

  constructor(db: Database) {
    this.#db = db;
  }

  /** Version of the content served; empty before any has been stored. */
  async version(): Promise<string> {
    if (performance.now() - this.#checkedAt >= CHECK_MS) {
      this.#checking ??= this.#check().finally(() => {
        this.#checking = null;
      });
      await this.#checking;
    }
    return this.#version;
  }

  /**
   * Values by key, each made at most once for each version of the content. A value of null (no such content) is not
   * kept, so that made-up keys take no memory.
   */
  keep<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
    let epoch = this.#epoch;
    let values = new Map<string, Promise<T>>();
    return async (key) => {
      await this.version();
      if (epoch !== this.#epoch) {
        epoch = this.#epoch;
        values = new Map();
      }
      const known = values.get(key);
      if (known) return known;
      const current = values;
      const made = make(key);
      current.set(key, made);
      made.then(
        (value) => value ?? current.delete(key),
        () => current.delete(key),
      );
      return made;
    };
  }

  async #check(): Promise<void> {
    const version = (await storedVersion(this.#db)) ?? '';
    this.#checkedAt = performance.now();
    if (version === this.#version) return;
    this.#version = version;
    this.#epoch = {};
  }
}
