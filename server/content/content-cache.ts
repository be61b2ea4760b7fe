import type { Queryable } from '../db/connect.ts';
import { storedVersion } from './store-pack.ts';

/** How long the stored content's version is cached, milliseconds. */
const CHECK_MS = 1_000;

/**
 * Caches values derived from the stored content for as long as that content is served. While the database is
 * down, cached values keep being served.
 */
export class ContentCache {
  /** Reads the stored content. */
  readonly db: Queryable;
  #version: string | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #isAway = false;
  /** Identifies the version served: replaced by a new object when the version changes. */
  #epoch = {};
  #warms = false;
  readonly #warmers: (() => Promise<unknown>)[] = [];

  /** @param db a separate reader (`connectReader`), because it is also queried inside transactions */
  constructor(db: Queryable) {
    this.db = db;
  }

  /** Version of the content served; empty before any has been stored. Throws when it is unknown. */
  async version(): Promise<string> {
    if (performance.now() - this.#checkedAt >= CHECK_MS) {
      const checked = this.check();
      // The first caller to notice that the database is down has waited for it; others need not.
      if (this.#isAway && this.#version !== null) checked.catch(() => undefined);
      else await checked.catch((error: unknown) => this.#version ?? Promise.reject(error));
    }
    return this.#version ?? '';
  }

  /** Queries the database immediately; throws when it does not answer. */
  check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  /**
   * Caches values by key, each computed at most once per content version. A null value (no such content) is
   * not cached, so that made-up keys take no memory.
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

  /**
   * Registers values to cache ahead of any request, so that they can be served while the database is down.
   */
  warm(make: () => Promise<unknown>): void {
    this.#warmers.push(make);
  }

  /**
   * Computes the values registered by `warm`, now and for every later version. Rejects if any of them fails.
   */
  async startWarming(): Promise<void> {
    await this.version();
    this.#warms = true;
    await this.#makeWarm();
  }

  async #makeWarm(): Promise<void> {
    // One at a time, so that incoming requests are served first.
    for (const make of this.#warmers) await make();
  }

  async #ask(): Promise<void> {
    try {
      const version = (await storedVersion(this.db)) ?? '';
      this.#isAway = false;
      if (version === this.#version) return;
      this.#version = version;
      this.#epoch = {};
      // Failed values are computed on request.
      if (this.#warms) this.#makeWarm().catch(() => undefined);
    } catch (error) {
      this.#isAway = true;
      throw error;
    } finally {
      this.#checkedAt = performance.now();
    }
  }
}
