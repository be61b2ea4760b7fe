import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { tokens } from '../db/schema-account.ts';
import type { Learner } from './handler.ts';

const TOKEN_DAYS = 365;
/** Longest time another process may go on believing in a token that was ended. */
const TRUST_MS = 5_000;
const CACHE_MAX = 10_000;
/** The use of a token is noted at most this often. */
const NOTE_USE_MS = 3_600_000;

/** What a token is stored under. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Bearer tokens: opaque, random, stored hashed. */
export class LearnerSessions {
  readonly #db: Database;
  readonly #cache = new Map<string, { learnerId: string; until: number }>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * A new token for the learner; its text exists nowhere but in the answer.
   * @param device browser and system it is given to; null when not known
   */
  async open(db: Queryable, learnerId: string, device: string | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(Date.now() + TOKEN_DAYS * 86_400_000);
    await db.insert(tokens).values({ hash: tokenHash(token), learner_id: learnerId, device, expires_at });
    return token;
  }

  /** Who carries the token, or null. Believed for at most five seconds without asking again. */
  async find(token: string): Promise<Learner | null> {
    const hash = tokenHash(token);
    const now = Date.now();
    const cached = this.#cache.get(hash);
    if (cached && cached.until > now) return { id: cached.learnerId };
    const [row] = await this.#db
      .select({ learnerId: tokens.learner_id, lastUsed: tokens.last_used_at })
      .from(tokens)
      .where(and(eq(tokens.hash, hash), gt(tokens.expires_at, new Date(now))));
    if (!row) {
      this.#cache.delete(hash);
      return null;
    }
    if (now - row.lastUsed.getTime() > NOTE_USE_MS) await this.#noteUse(hash, now);
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear();
    this.#cache.set(hash, { learnerId: row.learnerId, until: now + TRUST_MS });
    return { id: row.learnerId };
  }

  /** Nodes that meet an hour's first call together write once. */
  async #noteUse(hash: string, now: number): Promise<void> {
    await this.#db
      .update(tokens)
      .set({ last_used_at: new Date(now) })
      .where(and(eq(tokens.hash, hash), lt(tokens.last_used_at, new Date(now - NOTE_USE_MS))));
  }

  async close(token: string): Promise<void> {
    const hash = tokenHash(token);
    await this.#db.delete(tokens).where(eq(tokens.hash, hash));
    this.#cache.delete(hash);
  }

  /** Ends every token of the learner; call `forget` once the transaction has been committed. */
  async closeAll(db: Queryable, learnerId: string): Promise<void> {
    await db.delete(tokens).where(eq(tokens.learner_id, learnerId));
  }

  /** Ends every token of the learner but this one; call `forget` afterwards, as with `closeAll`. */
  async closeOthers(db: Queryable, learnerId: string, token: string): Promise<void> {
    await db.delete(tokens).where(and(eq(tokens.learner_id, learnerId), ne(tokens.hash, tokenHash(token))));
  }

  forget(learnerId: string): void {
    for (const [hash, entry] of this.#cache) if (entry.learnerId === learnerId) this.#cache.delete(hash);
  }
}

export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;
}
