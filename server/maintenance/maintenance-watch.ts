import type { Queryable } from '../db/connect.ts';
import { maintenance } from '../db/schema-maintenance.ts';

/** Cache lifetime of the state, milliseconds; every process knows of a change by then. */
const CHECK_MS = 1_000;

export interface Maintenance {
  /** When it ends automatically, if known. */
  until: Date | null;
}

/**
 * Whether the site is closed, as stored in the database; uses the last known state while the database is
 * down.
 */
export class MaintenanceWatch {
  readonly #db: Queryable;
  #known: Maintenance | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #isAway = false;

  /** @param db a separate reader (`connectReader`), since requests check this before taking a connection */
  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Null while the site is open. Never throws. */
  async current(): Promise<Maintenance | null> {
    if (performance.now() - this.#checkedAt >= CHECK_MS) {
      const checked = this.#check();
      // The first caller to notice that the database is down has waited for it; others need not.
      if (!this.#isAway) await checked;
    }
    const known = this.#known;
    return known && (known.until === null || known.until.getTime() > Date.now()) ? known : null;
  }

  #check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #ask(): Promise<void> {
    try {
      const [row] = await this.#db.select({ until: maintenance.until }).from(maintenance);
      this.#known = row ?? null;
      this.#isAway = false;
    } catch {
      this.#isAway = true;
    } finally {
      this.#checkedAt = performance.now();
    }
  }
}
