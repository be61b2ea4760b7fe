import type { Queryable } from '../db/connect.ts';
import { maintenance } from '../db/schema-maintenance.ts';

/** How long what was found is believed without asking again: by then every process knows. */
const CHECK_MS = 1_000;

export interface Maintenance {
  /** When it ends by itself, as far as that is known. */
  until: Date | null;
}

/** Whether the site is closed, as the database says it for all processes; while that is away, as it said last. */
export class MaintenanceWatch {
  readonly #db: Queryable;
  #known: Maintenance | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #isAway = false;

  /** @param db a reader of its own (`connectReader`): requests ask before they take a connection */
  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Null while the site is open. Never throws. */
  async current(): Promise<Maintenance | null> {
    if (performance.now() - this.#checkedAt >= CHECK_MS) {
      const checked = this.#check();
      // The first to notice that the database is away has waited for it; nobody else needs to.
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
