import { and, eq, isNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { networkOf } from '#server/caller/caller.ts';
import type { Learner } from '#server/caller/taker.ts';
import type { Config } from '#server/config/config.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Database, Tx } from '../db/connect.ts';
import { learners, visitors } from '../db/schema-account.ts';
import { hourly } from './hourly-limits.ts';
import { tokenHash } from './learner-sessions.ts';
import { useUp as countUse } from './rate-limit.ts';

/** The use of a token is recorded at most this often, milliseconds. */
const RECORD_INTERVAL_MS = 3_600_000;

/** Blocks a claim until the guest's transaction ends. Throws `NOT_SIGNED_IN` once claimed. */
export async function holdGuest(tx: Tx, guest: Learner): Promise<void> {
  const [row] = await tx
    .select({ claimed_at: visitors.claimed_at })
    .from(visitors)
    .where(eq(visitors.guest_id, guest.id))
    .for('share');
  if (!row || row.claimed_at !== null) throw new ApiFailure('NOT_SIGNED_IN');
}

interface Dependencies {
  db: Database;
  config: Config;
}

/**
 * Guests, identified by a token that their device created. A guest's work belongs to a row of `learners`
 * without a phone number, so that it is stored, marked and graded like anyone else's; a learner who claims it
 * takes it over.
 */
export class Guests {
  readonly #platform: Dependencies;

  constructor(platform: Dependencies) {
    this.#platform = platform;
  }

  async #row(hash: string) {
    const [row] = await this.#platform.db.select().from(visitors).where(eq(visitors.token_hash, hash));
    return row;
  }

  /** The guest with the token; null for a new one, or one whose work a learner has claimed. */
  async find(token: string): Promise<Learner | null> {
    const row = await this.#row(tokenHash(token));
    return row?.guest_id && row.claimed_at === null ? { id: row.guest_id } : null;
  }

  /** The same for a command, which creates a new guest's row. Throws `NOT_SIGNED_IN` once claimed. */
  async open(token: string, ip: string): Promise<Learner> {
    const hash = tokenHash(token);
    const network = networkOf(ip);
    await this.#limit('guest/calls', network, this.#platform.config.GUEST_CALLS_PER_NETWORK_HOUR);
    let row = await this.#row(hash);
    if (!row) {
      await this.#limit('guest/new', network, this.#platform.config.GUESTS_PER_NETWORK_HOUR);
      row = await this.#make(hash);
    }
    if (!row?.guest_id || row.claimed_at !== null) throw new ApiFailure('NOT_SIGNED_IN');
    await this.#recordUse(hash, row.last_used_at);
    return { id: row.guest_id };
  }

  #limit(name: string, network: string, max: number): Promise<void> {
    return countUse(this.#platform.db, [hourly(name, { network }, max)], 'TOO_MANY_REQUESTS');
  }

  /** Two simultaneous first commands create one guest. */
  async #make(hash: string) {
    await this.#platform.db.transaction(async (tx) => {
      const guest_id = uuidv7();
      await tx.insert(learners).values({ id: guest_id, phone: null, full_name: '', registration: {} });
      const inserted = await tx
        .insert(visitors)
        .values({ token_hash: hash, guest_id })
        .onConflictDoNothing()
        .returning({ guest_id: visitors.guest_id });
      if (inserted.length === 0) await tx.delete(learners).where(eq(learners.id, guest_id));
    });
    return this.#row(hash);
  }

  async #recordUse(hash: string, last: Date): Promise<void> {
    const before = new Date(Date.now() - RECORD_INTERVAL_MS);
    if (last > before) return;
    await this.#platform.db
      .update(visitors)
      .set({ last_used_at: new Date() })
      .where(
        and(eq(visitors.token_hash, hash), lt(visitors.last_used_at, before), isNull(visitors.claimed_at)),
      );
  }
}
