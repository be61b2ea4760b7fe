import type { Queryable } from '../db/connect.ts';
import { storedVersion } from './store-pack.ts';

/** How long the stored content's version is believed without asking. */
const CHECK_MS = 1_000;

/**
 * What was made of the stored content, kept in memory as long as that content is the one served. When the database is
 * away, what was made before goes on being served.
 */
export class ContentCache {
  /** Reads the content that is stored. */
  readonly db: Queryable;
  #version: string | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #isAway = false;
  /** Stands for the version served: a new object when another one is. */
  #epoch = {};
  #warms = false;
  readonly #warmers: (() => Promise<unknown>)[] = [];

  /** @param db a reader of its own (`connectReader`): it is asked inside transactions, too */
  constructor(db: Queryable) {
    this.db = db;
  }

  /** Version of the content served; empty before any has been stored. Throws when it cannot be told. */
  async version(): Promise<string> {
    if (performance.now() - this.#checkedAt >= CHECK_MS) {
      const checked = this.check();
      // The first to notice that the database is away has waited for it; nobody else needs to.
      if (this.#isAway && this.#version !== null) checked.catch(() => undefined);
      else await checked.catch((error: unknown) => this.#version ?? Promise.reject(error));
    }
    return this.#version ?? '';
  }

  /** Asks the database now; throws when it does not answer. */
  check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
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

  /** Names what shall be in memory before anybody asks for it, so that it is served while the database is away. */
  warm(make: () => Promise<unknown>): void {
    this.#warmers.push(make);
  }

  /** Makes what was named by `warm`, from now on for each version. Rejects when some of it could not be made. */
  async startWarming(): Promise<void> {
    await this.version();
    this.#warms = true;
    await this.#makeWarm();
  }

  async #makeWarm(): Promise<void> {
    // One after the other: the requests that come meanwhile are served first.
    for (const make of this.#warmers) await make();
  }

  async #ask(): Promise<void> {
    try {
      const version = (await storedVersion(this.db)) ?? '';
      this.#isAway = false;
      if (version === this.#version) return;
      this.#version = version;
      this.#epoch = {};
      // What fails is made when it is asked for.
      if (this.#warms) this.#makeWarm().catch(() => undefined);
    } catch (error) {
      this.#isAway = true;
      throw error;
    } finally {
      this.#checkedAt = performance.now();
    }
  }
}
