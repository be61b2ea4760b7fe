import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** First half of the advisory locks that say which processes live; arbitrary, but the same on every node. */
const LIVES = 4_711_002;
const LARGEST = 2 ** 31;

/** Whether the process of a life is gone, as SQL; `life` is an expression. */
export const isGone = (life: string): string => `not exists (
  select from pg_locks where locktype = 'advisory' and classid = ${LIVES} and objid = ${life}
    and database = (select oid from pg_database where datname = current_database()))`;

/**
 * That this process lives, for others on the same database: a lock that the database frees when the process ends,
 * however that happens. A job's lease that ran out says nothing about that.
 */
export class Life {
  readonly id = randomInt(1, LARGEST);
  readonly #pool: pg.Pool;
  #holder: pg.PoolClient | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Takes the lock, again after the connection broke. */
  async hold(): Promise<void> {
    if (this.#holder) return;
    const client = await this.#pool.connect();
    let isBroken = false;
    client.once('error', () => {
      isBroken = true;
      if (this.#holder === client) {
        this.#holder = null;
        client.release(true);
      }
    });
    try {
      await client.query('select pg_advisory_lock($1, $2)', [LIVES, this.id]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (!isBroken) this.#holder = client;
  }

  end(): void {
    this.#holder?.release(true);
    this.#holder = null;
  }
}
